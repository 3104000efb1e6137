// Requests about puzzles, lessons and machines that learn, as the worker answers them. Each says all that it is about,
// but for the stock of puzzles, which every worker is handed once.
import type { WorkerClient } from '../worker/client.ts';
import type { Answers } from './answers.ts';

export type Study = ReturnType<typeof makeStudy>;

async function fetchStock() {
  const response = await fetch(new URL('./puzzles.txt', import.meta.url));
  if (!response.ok) throw new Error(`The puzzles: ${response.status}`);
  return response.text();
}

export function makeStudy(worker: Pick<WorkerClient, 'ask' | 'ended'>, stock = fetchStock) {
  /** The stock in the hands of a worker. */
  let stocked: { by: number; handed: Promise<unknown> } | null = null;

  /** Answers a request, which begins with its kind; rejected when the worker is lost. */
  const ask = async <Kind extends keyof Answers>(
    kind: Kind,
    ...words: (string | number)[]
  ): Promise<Answers[Kind] | { error: string }> =>
    JSON.parse(await worker.ask([kind, ...words].join(kind === 'stock' ? '\n' : ' ')).answer);

  return {
    ask,
    async askOfStock<Kind extends keyof Answers>(
      kind: Kind,
      ...words: (string | number)[]
    ): Promise<Answers[Kind] | { error: string }> {
      if (stocked?.by !== worker.ended)
        stocked = { by: worker.ended, handed: stock().then((text) => ask('stock', text)) };
      try {
        await stocked.handed;
      } catch (failure) {
        stocked = null;
        throw failure;
      }
      return ask(kind, ...words);
    },
  };
}
