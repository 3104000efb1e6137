// A database as the browser has it, in memory, for tests in Node.
import { createRequire } from 'node:module';

createRequire(new URL('../../browser/package.json', import.meta.url))('fake-indexeddb/auto');
