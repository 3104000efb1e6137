// Keeps the page for use without a network, and offers a new version when there is one. The new one
// waits until the user says yes.
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

/** @param startedUnder the worker that gave this tab its page
 * @param fetchedAhead Nothing is offered while parts of this version still come: a file asked for while the old
 * worker ends wakes it again, and Chromium then lets it stay for half a minute. */
export async function followUpdates(startedUnder: ServiceWorker | null | undefined, fetchedAhead: Promise<unknown>) {
  // The one-file edition needs no network to begin with.
  if (!('serviceWorker' in navigator) || isFile()) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('service-worker.js', { updateViaCache: 'none' });
  // Where service workers are blocked, some browsers refuse and others answer with nothing.
  if (!registration) return;

  // The version that this tab plays. A tab that was reloaded past the service worker has none over it;
  // saying that it is here puts it under the active one, so that it follows to the next version too.
  let version = startedUnder ?? serviceWorker.controller ?? registration.active;
  version?.postMessage('here');
  // Every tab goes to the new version together, and keeps its game.
  const follow = () => {
    if (version && serviceWorker.controller && serviceWorker.controller !== version) location.reload();
    version = serviceWorker.controller ?? version;
  };
  serviceWorker.addEventListener('controllerchange', follow);
  // Another tab may have said yes while this one was still loading its parts.
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
