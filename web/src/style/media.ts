/** Screens and wishes of the device, as components ask for them. */

import { MediaQuery } from "svelte/reactivity";
import { BREAKPOINTS, type Breakpoint } from "./breakpoints";

const screen = (name: Breakpoint): MediaQuery => new MediaQuery(BREAKPOINTS[name]);

export const low = screen("low");
export const beside = screen("beside");
export const short = screen("short");
export const tablet = screen("tablet");

export const wantsNoMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
export const wantsLight = (): boolean => matchMedia("(prefers-color-scheme: light)").matches;
export const isTouched = (): boolean => matchMedia("(pointer: coarse)").matches;
