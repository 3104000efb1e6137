// The module worker.wasm: it asks only for a clock and for somebody to hear its replies.

/** @typedef {Awaited<ReturnType<typeof instantiate>>} WorkerModule */

/**
 * @param {BufferSource} bytes of the module
 * @param {(id: number, done: boolean, text: string) => void} reply
 */
export async function instantiate(bytes, reply) {
  /** What the module shares. @type {any} */
  let program;
  const text = (/** @type {number} */ at, /** @type {number} */ length) =>
    new Uint8Array(program.memory.buffer, at, length);
  const env = {
    now: () => performance.now(),
    /** @param {number} id @param {number} done @param {number} at @param {number} length */
    reply: (id, done, at, length) => reply(id, done !== 0, new TextDecoder().decode(text(at, length))),
    emscripten_notify_memory_growth() {},
  };
  program = (await WebAssembly.instantiate(bytes, { env })).instance.exports;
  program._initialize();
  return {
    /** @param {number} id @param {string} given */
    request(id, given) {
      const encoded = new TextEncoder().encode(`${given}\0`);
      const at = program.malloc(encoded.length);
      text(at, encoded.length).set(encoded);
      program.ttt_request(id, at);
      program.free(at);
    },
    /** @param {number} id */
    cancel: (id) => program.ttt_cancel(id),
    /** Works for a slice. True while there is more to do. */
    work: () => program.ttt_work() !== 0,
  };
}
