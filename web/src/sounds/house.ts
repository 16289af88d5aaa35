/** The sounds of a quiet old house, made on the spot: noise through filters, and a few decaying tones. No files. */

import type { Sound } from "./which";

const LOUD = 0.22; // of all there is: quiet
const APART = 0.14; // seconds between two sounds of one message

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** The device's ears. */
function ears(): AudioContext {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return hiss;
}

interface Shape {
  at: number; // seconds from now
  loud: number;
  rise?: number; // seconds until it is as loud as that
  fall: number; // seconds until it is gone
}

/** A volume that rises and dies away. */
function swell(audio: AudioContext, { at, loud, rise = 0.003, fall }: Shape): GainNode {
  const [gain, start] = [audio.createGain(), audio.currentTime + at];
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud * LOUD, start + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + rise + fall);
  gain.connect(audio.destination);
  return gain;
}

function noise(
  audio: AudioContext,
  shape: Shape,
  kind: BiquadFilterType,
  pitch: number,
  sharp = 1,
  to = pitch,
): void {
  const [source, filter, start] = [
    audio.createBufferSource(),
    audio.createBiquadFilter(),
    audio.currentTime + shape.at,
  ];
  source.buffer = whiteNoise(audio);
  source.loop = true;
  filter.type = kind;
  filter.Q.value = sharp;
  filter.frequency.setValueAtTime(pitch, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + shape.fall);
  source.connect(filter).connect(swell(audio, shape));
  source.start(start, Math.random() * 0.5);
  source.stop(start + (shape.rise ?? 0) + shape.fall + 0.05);
}

function tone(
  audio: AudioContext,
  shape: Shape,
  pitch: number,
  to = pitch,
  kind: OscillatorType = "sine",
): void {
  const [source, start] = [audio.createOscillator(), audio.currentTime + shape.at];
  source.type = kind;
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(to, start + shape.fall);
  source.connect(swell(audio, shape));
  source.start(start);
  source.stop(start + (shape.rise ?? 0) + shape.fall + 0.05);
}

const SOUNDS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  knock: (audio, at) => {
    tone(audio, { at, loud: 0.9, fall: 0.11 }, 190, 110);
    noise(audio, { at, loud: 0.5, fall: 0.04 }, "bandpass", 900, 2);
  },
  card: (audio, at) => noise(audio, { at, loud: 0.45, rise: 0.02, fall: 0.12 }, "bandpass", 2600, 0.8, 1100),
  dice: (audio, at) => {
    for (const [late, pitch] of [
      [0, 2100],
      [0.07, 1700],
      [0.12, 2400],
      [0.21, 1900],
      [0.33, 1600],
      [0.4, 2000],
    ] as const)
      noise(audio, { at: at + late, loud: 0.7 - late, fall: 0.035 }, "bandpass", pitch, 6);
  },
  match: (audio, at) => {
    noise(audio, { at, loud: 0.5, rise: 0.05, fall: 0.18 }, "highpass", 2500);
    noise(audio, { at: at + 0.16, loud: 0.28, rise: 0.12, fall: 0.6 }, "bandpass", 700, 0.6, 300);
  },
  bell: (audio, at) => {
    for (const [times, loud] of [
      [1, 0.5],
      [2.4, 0.22],
      [3.9, 0.1],
    ] as const)
      tone(audio, { at, loud, fall: 1.1 }, 196 * times);
  },
  breath: (audio, at) => noise(audio, { at, loud: 0.5, rise: 0.25, fall: 0.55 }, "bandpass", 420, 9, 330),
  creak: (audio, at) => {
    for (let late = 0; late < 0.4; late += 0.045)
      tone(audio, { at: at + late, loud: 0.12, fall: 0.04 }, 150 + late * 190, 120, "sawtooth");
  },
  door: (audio, at) => {
    noise(audio, { at, loud: 0.8, fall: 0.5 }, "lowpass", 320, 1, 90);
    tone(audio, { at: at + 0.02, loud: 0.9, fall: 0.35 }, 92, 58);
  },
};

/** Let sounds be heard, one after the other. A browser without sound stays silent, and so does a page in which nobody
 * has pressed anything yet: browsers want it so. */
export function play(sounds: Sound[]): void {
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  try {
    const audio = ears();
    sounds.forEach((sound, place) => SOUNDS[sound](audio, place * APART));
  } catch {
    /* there is nothing to hear it with */
  }
}
