// The program that thinks. Its module stands alone: it asks only for a clock and for somebody to
// tell its reports to.

/** @typedef {Awaited<ReturnType<typeof createThinker>>} Thinker */

/**
 * @param {BufferSource} bytes of the module
 * @param {(report: string) => void} says
 */
export default async function createThinker(bytes, says) {
  /** What the module shares. @type {any} */
  let program;
  const text = (/** @type {number} */ at, /** @type {number} */ length) =>
    new Uint8Array(program.memory.buffer, at, length);
  const env = {
    now: () => performance.now(),
    says: (/** @type {number} */ at, /** @type {number} */ length) => says(new TextDecoder().decode(text(at, length))),
    emscripten_notify_memory_growth() {},
  };
  program = (await WebAssembly.instantiate(bytes, { env })).instance.exports;
  program._initialize();
  return {
    /** Drops what was being thought about and takes a request. False when it is not one.
     * @param {string} request */
    think(request) {
      const encoded = new TextEncoder().encode(`${request}\0`);
      const at = program.malloc(encoded.length);
      text(at, encoded.length).set(encoded);
      const understood = program.ttt_think(at);
      program.free(at);
      return understood !== 0;
    },
    /** Works for a slice. True while there is more to do. */
    thinkOn: () => program.ttt_think_on() !== 0,
  };
}
