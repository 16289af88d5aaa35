/** The games that the client knows more of than their rules: each has a folder here, named by its id, and whatever lies
 * in it under one of these names is found. Nothing has to be there.
 *
 * - `Scene.svelte`: its table, as a picture (`scene/scene.ts`); without one the table is told in words
 * - `Door.svelte`: its bay of the house in the lobby; without one a bay is drawn from its id
 * - `tour.json`: a game that is shown to whoever comes for the first time, as scripts/tours writes it from `tour.txt`
 * - `sounds.ts`: which of its news sounds how
 * - `tokens.css`: inks and sizes that only its pictures have
 */

import type { Component } from "svelte";
import type { SceneModule } from "../scene/scene";
import type { Sounds } from "../sounds/which";

type Load<Module> = () => Promise<Module>;

// Doors, sounds and tokens are small and there at once; the rest is fetched when it is wanted.
const SCENES = import.meta.glob<SceneModule>("./*/Scene.svelte");
const DOORS = import.meta.glob<Component>("./*/Door.svelte", { eager: true, import: "default" });
const SOUNDS = import.meta.glob<Sounds>("./*/sounds.ts", { eager: true, import: "sounds" });
import.meta.glob("./*/tokens.css", { eager: true });
const TOURS = import.meta.glob<unknown>("./*/tour.json", { import: "default" });

export const sceneOf = (game: string): Load<SceneModule> | undefined => SCENES[`./${game}/Scene.svelte`];
export const doorOf = (game: string): Component | undefined => DOORS[`./${game}/Door.svelte`];
export const soundsIn = (game: string): Sounds => SOUNDS[`./${game}/sounds.ts`] ?? {};
export const tourOf = (game: string): Load<unknown> | undefined => TOURS[`./${game}/tour.json`];
