// The sounds, made out of nothing.

/** Frequency in hertz, delay in seconds. */
const notes: Record<string, [number, number][]> = {
  X: [[523, 0]],
  O: [[392, 0]],
  win: [
    [523, 0],
    [659, 0.1],
    [784, 0.2],
    [1047, 0.3],
  ],
  triumph: [
    [523, 0],
    [659, 0.1],
    [784, 0.2],
    [1047, 0.3],
    [1319, 0.45],
  ],
  loss: [
    [330, 0],
    [262, 0.18],
  ],
  draw: [
    [440, 0],
    [392, 0.14],
  ],
  refusal: [[147, 0]],
  wave: [
    [659, 0],
    [880, 0.12],
  ],
};

/** How loud; those that are not here are as loud as a move. */
const volumes: Record<string, number> = { loss: 0.07 };
const usual = 0.18;

let audio: AudioContext | null = null;
let latest: OscillatorNode | undefined;

/** @param name of the sound */
export function play(name: string) {
  audio ??= new AudioContext();
  const context = audio;
  context.resume();
  const volume = volumes[name] ?? usual;
  const tones = notes[name].map(([frequency, delay]) => {
    const start = context.currentTime + delay;
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
  // An open loudspeaker would keep the device awake.
  const last = tones.at(-1);
  latest = last;
  last?.addEventListener('ended', () => {
    if (latest === last) context.suspend();
  });
}
