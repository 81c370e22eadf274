/** Registers the service worker and waits until it controls this page. */

const CLAIM_MS = 4_000;

/** A page that was loaded without the service worker (shift-reload) stays uncontrolled until the next load. */
function isControlled(): Promise<boolean> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return Promise.resolve(true);
  return new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true });
    setTimeout(() => resolve(serviceWorker.controller !== null), CLAIM_MS);
  });
}

/** Registers the service worker of the site below `base`. Reloads the page if it is not controlled. */
export async function registerServiceWorker(base: string): Promise<void> {
  await navigator.serviceWorker.register(`${base}service-worker.js`, { scope: base });
  if (await isControlled()) return;
  window.location.reload();
  await new Promise(() => undefined);
}
