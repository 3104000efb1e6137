// Keeps the page for use without a network, and offers a new version when there is one. The new one
// waits until the user says yes.
import { make, makeButton } from '../dom.js';
import { more } from '../words/more.js';

function offer(worker) {
  const text = make('p', { id: 'update-text', textContent: more.updateReady, role: 'alert' });
  const box = make('div', { id: 'update', className: 'notice' }, text);
  box.append(
    makeButton(more.updateNow, () => worker.postMessage('take over'), { className: 'primary' }),
    makeButton(more.updateLater, () => box.remove()),
  );
  document.getElementById('update')?.remove();
  document.getElementById('talk').append(box);
}

export async function followUpdates() {
  // The one-file edition needs no network to begin with.
  if (!('serviceWorker' in navigator) || location.protocol === 'file:') return;
  const { serviceWorker } = navigator;
  let controlled = Boolean(serviceWorker.controller);
  const registration = await serviceWorker.register('service-worker.js', { updateViaCache: 'none' });
  const watch = () => {
    const { waiting, installing } = registration;
    if (waiting && serviceWorker.controller) offer(waiting);
    installing?.addEventListener('statechange', watch);
  };
  watch();
  registration.addEventListener('updatefound', watch);
  // Every tab goes to the new version together, and keeps its game.
  serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) location.reload();
    controlled = true;
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
}
