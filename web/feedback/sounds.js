// Small sounds and ticks for what happens on the board, made here out of nothing, and only when
// wanted.
import { markOfMove } from '../board/names.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { Event, View } from '../program/contract.d.ts'
 * @import { Preferences } from '../storage/preferences.js'
 */
/** Frequency in hertz, delay in seconds. @type {Record<string, [number, number][]>} */
const notes = {
  X: [[523, 0]],
  O: [[392, 0]],
  win: [
    [523, 0],
    [659, 0.1],
    [784, 0.2],
    [1047, 0.3],
  ],
  draw: [
    [440, 0],
    [392, 0.14],
  ],
  refusal: [[147, 0]],
};
/** @type {Record<string, number | number[]>} */
const ticks = { X: 12, O: 12, win: [20, 60, 20, 60, 40], draw: [20, 60, 20], refusal: [30, 40, 30] };

const endings = ['win', 'draw'];

/** @type {AudioContext | null} */
let audio = null;
/** @type {OscillatorNode | undefined} */
let latest;

/** @param {string} name */
function play(name) {
  audio ??= new AudioContext();
  const context = audio;
  context.resume();
  const tones = notes[name].map(([frequency, delay]) => {
    const start = context.currentTime + delay;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency });
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.linearRampToValueAtTime(0.18, start + 0.008);
    loudness.gain.setValueAtTime(0.18, start + 0.008);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.22);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.25);
    return tone;
  });
  // An open loudspeaker would keep the device awake.
  const last = tones.at(-1);
  latest = last;
  last?.addEventListener('ended', () => {
    if (latest === last) context.suspend();
  });
}
/** The name of the sound that an event makes; null for most.
 * @param {Event} event
 * @param {View} view */
export function soundOf(event, view) {
  switch (event.kind) {
    case 'played':
      return event.mark;
    case 'stepped':
      return event.to === event.from + 1 ? markOfMove(view, event.from) : null;
    case 'finished':
      return event.outcome === 'draw' ? 'draw' : 'win';
    case 'refused':
      return 'refusal';
    default:
      return null;
  }
}

/** @param {{ bridge: Bridge, preferences: Preferences }} parts */
export function makeSounds({ bridge, preferences }) {
  bridge.on('told', ({ events }) => {
    const names = events.flatMap((event) => soundOf(event, bridge.view) ?? []);
    // The end of a game is heard instead of the move before it, and not where a leap arrives at it.
    const name = names.length === 1 && endings.includes(names[0]) ? undefined : names.at(-1);
    if (!name) return;
    const { sound, vibration } = preferences.values;
    if (sound) play(name);
    if (vibration && !document.documentElement.classList.contains('still')) navigator.vibrate?.(ticks[name]);
  });
}
