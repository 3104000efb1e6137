// The one door between the page and the program: commands go in, views and notices come out. What
// crosses it is written down in src/web/README.md. Nothing else touches the program's memory.
import { loadProgram } from './loading.js';

const encoder = new TextEncoder();

export class Bridge {
  #program = null;
  #listeners = { view: [], notice: [], think: [], stop: [] };
  #present;
  #telling = false;
  view = null;

  /** Loads the program. `present` gets each frame's pixels; see board/canvas.js. */
  async open(canvas, present) {
    this.#present = present;
    this.#program = await loadProgram(canvas, this.#host());
  }

  /** `kind` is view, notice, think or stop. A view's listener also gets the view before it. */
  on(kind, listener) {
    this.#listeners[kind].push(listener);
  }

  /** A listener that fails, for want of a loudspeaker say, must not take the program or the others
   * along. */
  #tell(kind, ...news) {
    this.#telling = true;
    for (const listener of this.#listeners[kind]) {
      try {
        listener(...news);
      } catch (failure) {
        reportError(failure);
      }
    }
    this.#telling = false;
  }

  #host() {
    return {
      view: (json) => {
        const before = this.view;
        this.view = JSON.parse(json);
        this.#tell('view', this.view, before);
      },
      notice: (json) => this.#tell('notice', JSON.parse(json)),
      request_frame: () => requestAnimationFrame(() => this.frame()),
      wake_after: (milliseconds) => setTimeout(() => this.frame(), milliseconds),
      present: (pointer, width, height, ...dirty) => {
        const { buffer } = this.#program.HEAPU8;
        const pixels = new Uint8ClampedArray(buffer, pointer, width * height * 4);
        this.#present(new ImageData(pixels, width, height), dirty);
      },
      think: (text) => this.#tell('think', text),
      stop_thinking: () => this.#tell('stop'),
    };
  }

  /** Runs a command of the program. While it is telling news it takes none, so they wait. */
  #call(name, ...values) {
    if (this.#telling) {
      queueMicrotask(() => this.#call(name, ...values));
      return;
    }
    const pointers = [];
    const given = values.map((value) => {
      if (typeof value !== 'string') return Number(value);
      pointers.push(this.#place(value));
      return pointers.at(-1);
    });
    this.#program[`_ttt_${name}`](...given);
    pointers.forEach((pointer) => this.#program._free(pointer));
  }

  #place(text) {
    const bytes = encoder.encode(`${text}\0`);
    const pointer = this.#program._malloc(bytes.length);
    this.#program.HEAPU8.set(bytes, pointer);
    return pointer;
  }

  start(address) {
    this.#call('start', address);
  }
  openGame(address) {
    this.#call('open', address);
  }
  newGame(address) {
    this.#call('new_game', address);
  }
  players(x, o) {
    this.#call('players', x, o);
  }
  rematch(swap) {
    this.#call('rematch', swap);
  }
  series({ first, second, draws }, firstPlaysX) {
    this.#call('series', first, second, draws, firstPlaysX);
  }
  play(row, column) {
    this.#call('play', row, column);
  }
  dropLater() {
    this.#call('drop_later');
  }
  undo() {
    this.#call('undo');
  }
  redo() {
    this.#call('redo');
  }
  jump(ply) {
    this.#call('jump', ply);
  }
  hint() {
    this.#call('hint');
  }
  analyse(on) {
    this.#call('analyse', on);
  }
  thinkerSays(line) {
    this.#call('thinker_says', line);
  }
  thinkerLost() {
    this.#call('thinker_lost');
  }
  focus(row, column) {
    this.#call('focus', row, column);
  }
  resize(width, height, ratio) {
    this.#call('resize', width, height, ratio);
  }
  theme(colours) {
    this.#call('theme', colours);
  }
  motion(on) {
    this.#call('motion', on);
  }
  pace(milliseconds) {
    this.#call('pace', milliseconds);
  }
  confirmTaps(on) {
    this.#call('confirm_taps', on);
  }
  redraw() {
    this.#call('redraw');
  }
  frame() {
    this.#call('frame');
  }
}
