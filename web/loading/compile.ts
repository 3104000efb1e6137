// The program, compiled while it arrives. The wasm file is fetched here rather than by the program's own
// glue: a server which sends wasm as something else costs nothing and never a second download.

const wasmAddress = new URL('./game.wasm', import.meta.url);

export async function compileProgram() {
  const response = await fetch(wasmAddress);
  if (!response.ok) throw new Error(String(response.status));
  const type = 'application/wasm';
  // As it came the browser can keep what it has compiled.
  const right = response.headers.get('Content-Type') === type;
  const named = right ? response : new Response(response.body, { headers: { 'Content-Type': type } });
  return WebAssembly.compileStreaming(named);
}
