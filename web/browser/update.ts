// Keeps the page for use offline and offers a new version when there is one. The new version waits until the user says
// yes.
import { make, makeButton } from '../dom.ts';
import { removeNotice, showNotice } from '../feedback/notice.ts';
import { noticeWords } from '../words/en/notices.ts';
import { isFile } from './link.ts';

function offer(worker: ServiceWorker) {
  showNotice(
    'update',
    make('p', { textContent: noticeWords.updateReady, role: 'alert' }),
    makeButton(noticeWords.updateNow, () => worker.postMessage('take over'), { className: 'primary' }),
    makeButton(noticeWords.updateLater, () => removeNotice('update')),
  );
}

/** @param startedUnder the worker that served this tab's page
 * @param fetchedAhead resolves when this version's parts are fetched. No offer comes before that: a request while the
 * old worker ends wakes it again, and Chromium then keeps it for half a minute. */
export async function followUpdates(startedUnder: ServiceWorker | null | undefined, fetchedAhead: Promise<unknown>) {
  // The one-file edition works offline already.
  if (!('serviceWorker' in navigator) || isFile()) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('service-worker.js', { updateViaCache: 'none' });
  // Where service workers are blocked, some browsers reject and others resolve to nothing.
  if (!registration) return;

  // The version that this tab runs. A tab that was reloaded past the service worker has no controller; announcing
  // itself puts it under the active worker, so that it follows to the next version too.
  let version = startedUnder ?? serviceWorker.controller ?? registration.active;
  version?.postMessage('here');
  // All tabs move to the new version together and keep their games.
  const follow = () => {
    if (version && serviceWorker.controller && serviceWorker.controller !== version) location.reload();
    version = serviceWorker.controller ?? version;
  };
  serviceWorker.addEventListener('controllerchange', follow);
  // Another tab may have accepted while this one was still loading its parts.
  follow();

  const watch = () => {
    const { waiting, installing } = registration;
    if (waiting && registration.active) offer(waiting);
    installing?.addEventListener('statechange', watch);
  };
  await fetchedAhead;
  watch();
  registration.addEventListener('updatefound', watch);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
}
