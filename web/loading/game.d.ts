// The types of the JavaScript glue that Emscripten generates.
import type { Host, Program } from '../program/contract.ts';

export default function createGame(given: {
  canvas: HTMLCanvasElement;
  host: Host;
  instantiateWasm(
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): object;
}): Promise<Program>;
