// What every browser has as a global, and Node 18 as a module only.
import { webcrypto } from 'node:crypto';

globalThis.crypto ??= webcrypto;
