// What wakes a page, for who says that nothing does.

/** A script for a page: notes in `wakings` each time that something is asked to happen later, or a worker says
 * something. */
export function watchWakings() {
  globalThis.wakings = [];
  const note = (what) => globalThis.wakings.push(what);
  for (const name of ['requestAnimationFrame', 'setTimeout', 'setInterval', 'requestIdleCallback', 'queueMicrotask']) {
    const real = globalThis[name];
    globalThis[name] = (...given) => {
      note(`${name} ${String(given[0]).slice(0, 80)}`);
      return real.apply(globalThis, given);
    };
  }
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (...given) {
    note('MessagePort.postMessage');
    return postMessage.apply(this, given);
  };
  const RealWorker = Worker;
  globalThis.Worker = class extends RealWorker {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => note(`worker: ${data.kind}`));
    }
    postMessage(...given) {
      note('Worker.postMessage');
      super.postMessage(...given);
    }
  };
}
