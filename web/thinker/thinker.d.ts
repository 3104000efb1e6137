// What the compiler makes of the thinker's glue.
export interface Thinker {
  HEAPU8: Uint8Array;
  _malloc(bytes: number): number;
  _free(pointer: number): void;
  _ttt_think(request: number): number;
  _ttt_think_on(): number;
}

export default function createThinker(given: {
  host: { says(report: string): void };
  instantiateWasm(
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): object;
}): Promise<Thinker>;
