/** Sounds, for whoever wants them; what makes them is fetched only then. */

import { settings } from "../settings.svelte";
import type { Sound } from "./which";

export async function sound(sounds: Sound[]): Promise<void> {
  if (!settings.sounds || !sounds.length) return;
  const { play } = await import("./house");
  play(sounds);
}
