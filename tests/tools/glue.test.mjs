// What is left out of Emscripten's script.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutFetching } from '../../web/tools/glue.mjs';

/** A script with all that is left out (odd places) and what is around it. */
const parts = [
  'var Module=moduleArg;',
  'var scriptDirectory="";function locateFile(path){return scriptDirectory+path}var readAsync;',
  'var out=console.log;',
  'var wasmBinary=Module["wasmBinary"];',
  'var wasmMemory;',
  'var dataURIPrefix="data:";function instantiateAsync(){}',
  'function getWasmImports(){}function createWasm(){',
  'function receiveInstantiationResult(result){}',
  '',
  'if(Module["instantiateWasm"]){try{',
  'return Module["instantiateWasm"](info,receiveInstance)',
  '}catch(e){err(`Module.instantiateWasm callback failed`);readyPromiseReject(e)}}',
  '',
  'wasmBinaryFile??=findWasmBinary();instantiateAsync().catch(no);return{}',
  '}function abort(what){',
  'what+=". Build with -sASSERTIONS for more info.";',
  '}run();',
];
const kept = (_, index) => index % 2 === 0;

test('Emscripten’s script loses its own way to the program, and nothing else', () => {
  assert.equal(withoutFetching(parts.join('')), parts.filter(kept).join(''));
});

test('a script that Emscripten writes in another way is refused', () => {
  for (const part of parts.filter((...one) => !kept(...one)))
    assert.throws(() => withoutFetching(parts.join('').replace(part, '')), /nothing like/);
});
