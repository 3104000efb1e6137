// The worker behind the computer's moves, hints and values, started at the first request. When it
// dies it is started once more with the request it was at; when it dies again the game is told that
// there is nobody to think.
const mostDeaths = 2;

/** What it returns takes a request, or null to stop. */
export function makeThinking(bridge) {
  let worker = null;
  let pending = null;
  let deaths = 0;

  const start = () => {
    worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }) => bridge.thinkerSays(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      worker.terminate();
      worker = null;
      deaths += 1;
      if (deaths === mostDeaths) bridge.thinkerLost();
      else send(pending);
    });
  };
  const send = (request) => {
    pending = request;
    if (deaths === mostDeaths || (!worker && request === null)) return;
    if (!worker) start();
    worker.postMessage({ request });
  };
  return send;
}
