// Small sounds and ticks for what happens on the board, if wanted.
import { markOfMove } from '../board/names.ts';
import { endingOf } from './ending.ts';
import type { Event, View } from '../program/contract.ts';
import type { Preferences } from '../storage/preferences.ts';

const ticks: Record<string, number | number[]> = {
  X: 12,
  O: 12,
  win: [20, 60, 20, 60, 40],
  triumph: [20, 60, 20, 60, 20, 60, 60],
  loss: 30,
  draw: [20, 60, 20],
  refusal: [30, 40, 30],
};

const ends = { won: 'win', held: 'triumph', drawn: 'draw', lost: 'loss' };
const endings = Object.values(ends);

/** The name of the sound that an event makes; null for most. */
export function soundOf(event: Event, view: View) {
  switch (event.kind) {
    case 'played':
      return event.mark;
    case 'stepped':
      return event.to === event.from + 1 ? markOfMove(view, event.from) : null;
    case 'finished':
      return ends[endingOf({ ...view, outcome: event.outcome }) ?? 'drawn'];
    case 'refused':
      return 'refusal';
    default:
      return null;
  }
}

/** Lets the user hear and feel what has happened.
 * @param view at that moment */
export function hear({ sound, vibration }: Preferences['values'], events: Event[], view: View) {
  const names = events.flatMap((event) => soundOf(event, view) ?? []);
  // The end of a game replaces the sound of its last move; a jump to the end is silent.
  const name = names.length === 1 && endings.includes(names[0]) ? undefined : names.at(-1);
  if (!name) return;
  if (sound) play(name);
  // Before the first touch browsers refuse, and complain in the console.
  const touched = navigator.userActivation?.hasBeenActive ?? true;
  if (vibration && touched && !document.documentElement.classList.contains('still')) navigator.vibrate?.(ticks[name]);
}

/** Frequencies in hertz, one after the other, and the time between them in seconds; `volume` if not a move's. */
const notes: Record<string, { tones: number[]; rest: number; volume?: number }> = {
  X: { tones: [523], rest: 0 },
  O: { tones: [392], rest: 0 },
  win: { tones: [523, 659, 784, 1047], rest: 0.1 },
  triumph: { tones: [523, 659, 784, 1047, 1319], rest: 0.11 },
  loss: { tones: [330, 262], rest: 0.18, volume: 0.07 },
  draw: { tones: [440, 392], rest: 0.14 },
  refusal: { tones: [147], rest: 0 },
  wave: { tones: [659, 880], rest: 0.12 },
};

let audio: AudioContext | null = null;
let latest: OscillatorNode | undefined;

export function play(name: string) {
  audio ??= new AudioContext();
  const context = audio;
  context.resume();
  const { tones: frequencies, rest, volume = 0.18 } = notes[name];
  const tones = frequencies.map((frequency, place) => {
    const start = context.currentTime + place * rest;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency });
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.linearRampToValueAtTime(volume, start + 0.008);
    loudness.gain.setValueAtTime(volume, start + 0.008);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.22);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.25);
    return tone;
  });
  // A running AudioContext would keep the device awake.
  const last = tones.at(-1);
  latest = last;
  last?.addEventListener('ended', () => {
    if (latest === last) context.suspend();
  });
}
