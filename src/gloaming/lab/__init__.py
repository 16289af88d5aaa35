"""Many games at once: compiled twins, simulation, traces, fuzzing."""
