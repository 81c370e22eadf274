/** Puts the service worker between this page and the network. */

const CLAIM_MS = 4_000;

/** A page that was loaded past the service worker is never claimed; loaded once more it is. */
function controlled(): Promise<boolean> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return Promise.resolve(true);
  return new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true });
    setTimeout(() => resolve(serviceWorker.controller !== null), CLAIM_MS);
  });
}

export async function takeControl(base: string): Promise<void> {
  await navigator.serviceWorker.register(`${base}service-worker.js`, { scope: base });
  if (await controlled()) return;
  window.location.reload();
  await new Promise(() => undefined);
}
