// Files that every worker is handed once, by a request that begins with its kind and a line feed, before the first request
// that needs them.
import type { WorkerClient } from './client.ts';

async function fetchText(address: URL) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

export function makeHandOver(worker: Pick<WorkerClient, 'ask' | 'ended'>, load = fetchText) {
  /** What has been handed to which worker, by kind. */
  const handed: Map<string, { to: number; done: Promise<void> }> = new Map();

  const hand = async (kind: string, address: URL) => {
    const { error } = JSON.parse(await worker.ask(`${kind}\n${await load(address)}`).answer);
    if (error) throw new Error(`${address}: ${error}`);
  };

  /** Resolves once the worker has the file; rejected, and tried again the next time, when it does not arrive or is none. */
  return async (kind: string, address: URL) => {
    const before = handed.get(kind);
    const done = before?.to === worker.ended ? before.done : hand(kind, address);
    handed.set(kind, { to: worker.ended, done });
    try {
      await done;
    } catch (failure) {
      handed.delete(kind);
      throw failure;
    }
  };
}
