// Compiled modules that stand alone, each in a worker of its own: they ask only for a clock and for somebody to
// tell what they have to say.

/** @typedef {Awaited<ReturnType<typeof instantiate>>} Standalone */

/**
 * @param {BufferSource} bytes of the module
 * @param {(text: string) => void} says
 */
export async function instantiate(bytes, says) {
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
    /** What a function of its own says to a text. @param {string} name @param {string} given @returns {number} */
    tell(name, given) {
      const encoded = new TextEncoder().encode(`${given}\0`);
      const at = program.malloc(encoded.length);
      text(at, encoded.length).set(encoded);
      const answer = program[name](at);
      program.free(at);
      return answer;
    },
    /** @param {string} name @returns {number} */
    call: (name) => program[name](),
  };
}

/** The bytes of a module. @param {URL} address @param {() => void} showLife called for each part that arrives */
export async function download(address, showLife) {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
  const parts = [];
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    showLife();
  }
  return new Blob(parts).arrayBuffer();
}
