// A global in every browser, but only a module in Node 18.
import { webcrypto } from 'node:crypto';

globalThis.crypto ??= webcrypto;
