// Requests about puzzles, lessons and machines that learn, as the worker answers them. Each says all that it is about,
// but for the stock of puzzles, which every worker is handed once.

/** @import { WorkerClient } from '../worker/client.js' */
/** @import { Answers } from './answers.d.ts' */
/** @typedef {ReturnType<typeof makeStudy>} Study */

async function fetchStock() {
  const response = await fetch(new URL('./puzzles.txt', import.meta.url));
  if (!response.ok) throw new Error(`The puzzles: ${response.status}`);
  return response.text();
}

/** @param {Pick<WorkerClient, 'ask' | 'ended'>} worker */
export function makeStudy(worker, stock = fetchStock) {
  /** The stock in the hands of a worker. @type {{ by: number, handed: Promise<unknown> } | null} */
  let stocked = null;

  /** Answers a request, which begins with its kind; rejected when the worker is lost.
   * @template {keyof Answers} Kind
   * @param {Kind} kind @param {...(string | number)} words @returns {Promise<Answers[Kind] | { error: string }>} */
  const ask = async (kind, ...words) =>
    JSON.parse(await worker.ask([kind, ...words].join(kind === 'stock' ? '\n' : ' ')).answer);

  return {
    ask,
    /** The same once the worker has the stock of puzzles.
     * @template {keyof Answers} Kind
     * @param {Kind} kind @param {...(string | number)} words @returns {Promise<Answers[Kind] | { error: string }>} */
    async askOfStock(kind, ...words) {
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
