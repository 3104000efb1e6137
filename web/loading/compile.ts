// Compiles the program as it downloads. It is fetched here rather than by Emscripten's glue, so that a server with the
// wrong type for wasm never costs a second download.

const wasmAddress = new URL('./game.wasm', import.meta.url);

export async function compileProgram() {
  const response = await fetch(wasmAddress);
  if (!response.ok) throw new Error(String(response.status));
  const type = 'application/wasm';
  // With the original response the browser can cache the compiled code.
  const right = response.headers.get('Content-Type') === type;
  const named = right ? response : new Response(response.body, { headers: { 'Content-Type': type } });
  return WebAssembly.compileStreaming(named);
}
