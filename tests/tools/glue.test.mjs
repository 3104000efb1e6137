// What is left out of Emscripten's script.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutUnneeded } from '../../web/tools/glue.mjs';

/** A script with all that is left out (odd places) and what is around it. */
const parts = [
  'var Module=moduleArg;',
  'var ENVIRONMENT_IS_WEB=true;var ENVIRONMENT_IS_WORKER=false;var moduleOverrides=Object.assign({},Module);',
  '',
  'var scriptDirectory="";function locateFile(path){return scriptDirectory+path}var readAsync;',
  'var out=console.log;',
  'Object.assign(Module,moduleOverrides);moduleOverrides=null;',
  '',
  'var wasmBinary=Module["wasmBinary"];',
  'var wasmMemory;',
  'var __ATPRERUN__=[];',
  'var __ATINIT__=[];',
  'var __ATPOSTRUN__=[];',
  '',
  'function preRun(){callRuntimeCallbacks(__ATPRERUN__)}',
  'function initRuntime(){}',
  'function postRun(){callRuntimeCallbacks(__ATPOSTRUN__)}',
  'var runDependencies=0;',
  'var runDependencyWatcher=null;',
  'function removeRunDependency(id){',
  'if(runDependencyWatcher!==null){clearInterval(runDependencyWatcher);runDependencyWatcher=null}',
  '}',
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
  '}',
  'var calledPrerun;',
  'function run(){if(runDependencies>0){return}',
  'if(!calledPrerun){calledPrerun=1;preRun();if(runDependencies>0){return}}',
  'initRuntime();readyPromiseResolve(Module)',
  ';postRun()',
  '}run();',
];
const kept = (_, index) => index % 2 === 0;

test('Emscripten’s script loses its own way to the program, and nothing else', () => {
  assert.equal(withoutUnneeded(parts.join('')), parts.filter(kept).join(''));
});

test('a script that Emscripten writes in another way is refused', () => {
  for (const part of parts.filter((...one) => !kept(...one)))
    assert.throws(() => withoutUnneeded(parts.join('').replace(part, '')), /nothing like/);
});
