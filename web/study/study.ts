// Requests about puzzles, lessons and machines that learn, as the worker answers them. Each says all that it is about,
// but for the stock of puzzles, which every worker is handed once.
import { makeHandOver } from '../worker/handed.ts';
import type { WorkerClient } from '../worker/client.ts';
import type { Answers } from './answers.ts';

export type Study = ReturnType<typeof makeStudy>;

export function makeStudy(worker: Pick<WorkerClient, 'ask' | 'ended'>, handOver = makeHandOver(worker)) {
  /** Answers a request, which begins with its kind; rejected when the worker is lost. */
  const ask = async <Kind extends keyof Answers>(
    kind: Kind,
    ...words: (string | number)[]
  ): Promise<Answers[Kind] | { error: string }> => JSON.parse(await worker.ask([kind, ...words].join(' ')).answer);

  return {
    ask,
    async askOfStock<Kind extends keyof Answers>(
      kind: Kind,
      ...words: (string | number)[]
    ): Promise<Answers[Kind] | { error: string }> {
      await handOver('stock', new URL('./puzzles.txt', import.meta.url));
      return ask(kind, ...words);
    },
  };
}
