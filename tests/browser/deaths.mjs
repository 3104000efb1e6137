// Says which browsers died in the last run of each test file: the last step of a test line.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { deathsFolder } from './support/failure.mjs';

const files = existsSync(deathsFolder) ? readdirSync(deathsFolder) : [];
if (files.length === 0) console.log('No browser died.');
for (const file of files)
  for (const line of readFileSync(`${deathsFolder}/${file}`, 'utf8').trim().split('\n'))
    console.log(`browser.${file}: ${line}, and the test ran once more`);
