"""Compiled twins of the rules, with Numba: the same functions, faster."""
