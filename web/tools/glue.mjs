// Emscripten's own script without what the page does itself (loading/compile.js fetches the program and compiles
// it, earlier than that script could, and loading/loading.js says what has failed), and without what does nothing here.

const unneeded = [
  /var ENVIRONMENT_IS_WEB=true;var ENVIRONMENT_IS_WORKER=false;var moduleOverrides=Object\.assign\(\{\},Module\);/,
  /Object\.assign\(Module,moduleOverrides\);moduleOverrides=null;/,
  /var __ATPRERUN__=\[\];/,
  /var __ATPOSTRUN__=\[\];/,
  /function preRun\(\)\{callRuntimeCallbacks\(__ATPRERUN__\)\}/,
  /function postRun\(\)\{callRuntimeCallbacks\(__ATPOSTRUN__\)\}/,
  /var calledPrerun;/,
  /if\(!calledPrerun\)\{calledPrerun=1;preRun\(\);if\(runDependencies>0\)\{return\}\}/,
  /;postRun\(\)/,
  /var runDependencyWatcher=null;/,
  /if\(runDependencyWatcher!==null\)\{clearInterval\(runDependencyWatcher\);runDependencyWatcher=null\}/,
  /var scriptDirectory="";function locateFile.*?(?=var out=)/,
  /var wasmBinary=Module\["wasmBinary"\];/,
  /var dataURIPrefix=.*?(?=function getWasmImports\()/,
  /function receiveInstantiationResult\(.*?(?=if\(Module\["instantiateWasm"\]\))/,
  /wasmBinaryFile\?\?=findWasmBinary\(\);.*?return\{\}(?=\})/,
  /if\(Module\["instantiateWasm"\]\)\{try\{/,
  /\}catch\(e\)\{err\(`Module\.instantiateWasm callback failed.*?readyPromiseReject\(e\)\}\}/,
  /what\+=". Build with -sASSERTIONS for more info.";/,
];

/** Throws where a part is not found: Emscripten writes it in another way then.
 * @param {string} script as Emscripten made it */
export function withoutUnneeded(script) {
  return unneeded.reduce((text, part) => {
    if (!part.test(text)) throw new Error(`the program's script has nothing like ${part}`);
    return text.replace(part, '');
  }, script);
}
