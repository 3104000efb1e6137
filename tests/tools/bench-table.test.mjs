// The table of measurements in tests/bench/README.md.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { rowOf, withRows } from '../bench/table.mjs';

test('a row has the median and the range, and a missed budget is in bold', () => {
  const start = { what: 'start', values: [1.18, 1.5, 1.2345], unit: '×', budget: 1.3, stretch: 1.1 };
  for (const [measured, wanted] of [
    [start, '| start | 1.3× | 1.1× | 1.23× | 1.18 to 1.5× |'],
    [{ ...start, values: [1.4, 1.5, 1.6] }, '| start | 1.3× | 1.1× | **1.5×** | 1.4 to 1.6× |'],
    [{ what: 'idle', values: [0], unit: '', budget: 0 }, '| idle | 0 |  | 0 |  |'],
  ])
    assert.equal(rowOf(measured, 'abc1234', '2 cores'), `${wanted} abc1234 | 2 cores |`);
});

const document = `# How
<!-- measured by the target bench -->
| what | budget |
|---|---|
| idle | 0 | old |
| start | 1.3 | old |
<!-- until here -->
The end.
`;

test('a row measured again replaces the old one, new rows come after it, and the others stay', () => {
  const lines = withRows(document, ['| start | 1.3 | new |', '| click | 16 | new |']).split('\n');
  const rows = lines.filter((line) => /old|new/.test(line));
  assert.deepEqual(rows, ['| idle | 0 | old |', '| start | 1.3 | new |', '| click | 16 | new |']);
  assert.deepEqual([lines[0], lines.at(-2)], ['# How', 'The end.']);
  assert.throws(() => withRows('no table', []), /no table/);
});

test('tests/bench/README.md has the table, and writing the same rows again changes nothing', () => {
  const readme = readFileSync(new URL('../bench/README.md', import.meta.url), 'utf8');
  assert.equal(withRows(readme, []), readme);
});
