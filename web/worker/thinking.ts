// What the game asks of the worker: the computer's moves, hints, values, reasons. A request whose worker is lost is sent
// once more; after a second loss the page says that the engine is lost and offers another try.
import { makeButton } from '../dom.ts';
import { removeNotice, showNotice } from '../feedback/notice.ts';
import { commonWords } from '../words/en/common.ts';
import { remarkWords } from '../words/en/remarks.ts';
import type { Bridge } from '../program/bridge.ts';
import type { WorkerClient } from './client.ts';

const mostTries = 2;
type Parts = { bridge: Pick<Bridge, 'on' | 'send'>; worker: Pick<WorkerClient, 'ask'> };

export function makeThinking({ bridge, worker }: Parts) {
  /** Aborted when the current request is no longer needed. */
  let wanted = new AbortController();
  const tell = (report: string) => bridge.send(`thought ${report}`);

  const ask = async (request: string, { signal }: AbortController, tries: number) => {
    const { answer, cancel } = worker.ask(`think ${request}`, tell);
    signal.addEventListener('abort', cancel);
    try {
      const report = await answer;
      if (!signal.aborted) tell(report);
    } catch {
      if (signal.aborted) return;
      if (tries < mostTries) ask(request, wanted, tries + 1);
      else bridge.send('engine lost');
    }
  };

  let shown = 'ready';
  bridge.on('view', ({ engine }) => {
    if (engine === shown) return;
    shown = engine;
    const tryAgain = () => bridge.send('retry');
    if (engine === 'ready') removeNotice('engine');
    else showNotice('engine', remarkWords.noEngine, makeButton(commonWords.tryAgain, tryAgain));
  });
  return {
    /** @param request the game's; it replaces the one before */
    think(request: string) {
      wanted.abort();
      wanted = new AbortController();
      ask(request, wanted, 1);
    },
    stop: () => wanted.abort(),
  };
}
