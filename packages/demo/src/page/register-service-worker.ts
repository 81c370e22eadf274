/** Registers the service worker and waits until it controls this page. */

const CLAIM_MS = 4_000;

/** A page that was loaded without the service worker (shift-reload) is never isControlled until the next load. */
function isControlled(): Promise<boolean> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return Promise.resolve(true);
  return new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true });
    setTimeout(() => resolve(serviceWorker.controller !== null), CLAIM_MS);
  });
}

export async function registerServiceWorker(base: string): Promise<void> {
  await navigator.serviceWorker.register(`${base}service-worker.js`, { scope: base });
  if (await isControlled()) return;
  window.location.reload();
  await new Promise(() => undefined);
}
