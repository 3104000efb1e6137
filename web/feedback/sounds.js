// Small sounds and ticks for what happens on the board, made here out of nothing, and only when
// wanted.
const notes = {
  X: [[523, 0]],
  O: [[392, 0]],
  win: [[523, 0], [659, 0.1], [784, 0.2], [1047, 0.3]],
  draw: [[440, 0], [392, 0.14]],
  refusal: [[147, 0]],
};
const ticks = { X: 12, O: 12, win: [20, 60, 20, 60, 40], draw: [20, 60, 20], refusal: [30, 40, 30] };

let audio = null;

function sound(name) {
  audio ??= new AudioContext();
  audio.resume();
  for (const [frequency, delay] of notes[name]) {
    const start = audio.currentTime + delay;
    const tone = new OscillatorNode(audio, { type: 'triangle', frequency });
    const loudness = new GainNode(audio, { gain: 0 });
    loudness.gain.linearRampToValueAtTime(0.18, start + 0.008);
    loudness.gain.setValueAtTime(0.18, start + 0.008);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.22);
    tone.connect(loudness).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.25);
  }
}

/** The name of what happened between two views, or nothing. */
function happening(view, before) {
  if (view.rules !== before.rules || view.cursor !== before.cursor + 1) return null;
  if (view.outcome === 'draw') return 'draw';
  if (view.outcome !== 'in_progress') return 'win';
  return view.cells[view.last];
}

export function makeFeedback(preferences) {
  return (kind, view, before) => {
    const name = kind === 'refusal' ? kind : happening(view, before);
    if (!name) return;
    const wanted = preferences.values;
    if (wanted.sound) sound(name);
    if (wanted.vibration && !document.documentElement.classList.contains('still')) {
      navigator.vibrate?.(ticks[name]);
    }
  };
}
