// The module worker.wasm: it imports only a clock and a receiver for its replies.

export type WorkerModule = Awaited<ReturnType<typeof instantiate>>;

export async function instantiate(bytes: BufferSource, reply: (id: number, done: boolean, text: string) => void) {
  let program: any;
  const text = (at: number, length: number) => new Uint8Array(program.memory.buffer, at, length);
  const env = {
    now: () => performance.now(),
    reply: (id: number, done: number, at: number, length: number) =>
      reply(id, done !== 0, new TextDecoder().decode(text(at, length))),
    emscripten_notify_memory_growth() {},
  };
  program = (await WebAssembly.instantiate(bytes, { env })).instance.exports;
  program._initialize();
  return {
    request(id: number, given: string) {
      const encoded = new TextEncoder().encode(`${given}\0`);
      const at = program.malloc(encoded.length);
      text(at, encoded.length).set(encoded);
      program.ttt_request(id, at);
      program.free(at);
    },
    cancel: (id: number) => program.ttt_cancel(id),
    /** Works for a slice. True while there is more to do. */
    work: () => program.ttt_work() !== 0,
  };
}
