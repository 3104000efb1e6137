// What the game asks of the worker: the computer's moves, hints, values, reasons. A request whose worker is lost is asked
// once more; after a second loss the game is told that there is nobody to think, and the page says so and offers another
// try.
import { make, makeButton } from '../dom.ts';
import { removeNotice, showNotice } from '../feedback/notice.ts';
import { more } from '../words/en/more.ts';
import type { Bridge } from '../program/bridge.ts';
import type { Job, WorkerClient } from './client.ts';

const mostTries = 2;

export function makeThinking({
  bridge,
  worker,
}: {
  bridge: Pick<Bridge, 'on' | 'send'>;
  worker: Pick<WorkerClient, 'ask'>;
}) {
  /** What is being thought about. */
  let job: Job | null = null;
  const tell = (report: string) => bridge.send(`thought ${report}`);

  const ask = async (request: string, tries: number) => {
    const mine = worker.ask(`think ${request}`, tell);
    job = mine;
    try {
      const report = await mine.answer;
      if (job !== mine) return;
      job = null;
      tell(report);
    } catch {
      if (job !== mine) return;
      job = null;
      if (tries < mostTries) ask(request, tries + 1);
      else bridge.send('thinker lost');
    }
  };
  const stop = () => {
    job?.cancel();
    job = null;
  };

  let shown = 'ready';
  bridge.on('view', ({ thinker }) => {
    if (thinker === shown) return;
    shown = thinker;
    const tryAgain = () => bridge.send('retry');
    if (thinker === 'ready') removeNotice('thinker');
    else showNotice('thinker', make('p', { textContent: more.noThinker }), makeButton(more.tryAgain, tryAgain));
  });
  return {
    /** @param request the game's; the one before need not be answered any more */
    think(request: string) {
      stop();
      ask(request, 1);
    },
    stop,
  };
}
