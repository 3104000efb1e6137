// Measures the solver: WebAssembly against native on the same nodes, and the first move of 3,3,3.
//   node solver.mjs NATIVE_PROGRAM WASM_PROGRAM PROGRAMS
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { instantiate } from '../../web/worker/module.ts';
import { median, note } from './note.mjs';

const [native, wasm, programs] = process.argv.slice(2);
const solve = (command, ...boards) =>
  JSON.parse(execFileSync(command[0], [...command.slice(1), ...boards], { encoding: 'utf8' }));

function milliseconds(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const row = (rules, nodes, ratio) => {
  console.log(`  ${rules.padEnd(8)} ${String(nodes).padStart(9)} nodes  ${ratio.toFixed(2)}x`);
  return ratio;
};
/** @param {string} when @param {number[]} values */
const noteRatios = (when, values) =>
  note({ what: `WebAssembly against native, the same nodes: ${when}`, values, unit: '×', budget: 1.5, stretch: 1.2 });
function sameNodes(a, b) {
  if (a.nodes !== b.nodes) throw new Error(`${a.rules}: the node counts differ`);
}

console.log('WebAssembly against native: the same nodes in how much more time (budget 1.5x, stretch 1.2x)');
console.log(' the first search of a program, which also waits for the compiler to make its code fast');
const first = ['5,5,4', '10,10,4', '7,4,4', '8,4,4'].map((rules) => {
  const runs = Array.from({ length: 5 }, () => [solve([native], rules)[0], solve(['node', wasm], rules)[0]]);
  for (const [a, b] of runs) sameNodes(a, b);
  return row(rules, runs[0][0].nodes, median(runs.map(([a, b]) => b.seconds / a.seconds)));
});
noteRatios('the first search of a program', first);
console.log(' one after another in one program, easy ones first: those that take 20 ms or longer');
const boards = '3,3,3 4,4,4 5,5,4 6,6,5 8,5,4 7,6,4 10,6,4 9,7,4 10,8,4 10,10,4 8,8,6 7,4,4 8,4,4 7,6,5 7,7,5 9,4,4';
const [inNative, inWasm] = [[native], ['node', wasm]].map((command) => solve(command, ...boards.split(' ')));
for (const [index, board] of inNative.entries()) sameNodes(board, inWasm[index]);
const later = inNative.flatMap((board, index) =>
  board.seconds >= 0.02 ? [row(board.rules, board.nodes, inWasm[index].seconds / board.seconds)] : [],
);
noteRatios('in a program that has searched before', later);

const ours = await Promise.all(
  Array.from({ length: 9 }, async () => {
    let said = '';
    const program = await instantiate(readFileSync(join(programs, 'worker.wasm')), (_id, _done, line) => {
      said = line;
    });
    const time = milliseconds(() => {
      program.request(1, 'think 1 move 3,3,3 .../.../... - perfect 1 1000000');
      while (program.work());
    });
    if (!said.startsWith('1 done ')) throw new Error(`no answer: ${said}`);
    return time;
  }),
);
console.log(`The first move of 3,3,3, our worker's module with an empty table: ${median(ours).toFixed(2)} ms`);
note({ what: "first move on 3,3,3, the worker's module with an empty table", values: [median(ours)], unit: ' ms' });
