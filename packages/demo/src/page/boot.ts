/** Entry of the demo site: starts the mall in this browser, then loads the store. */
import { routeRequest } from '../service-worker/route-request.ts';
import { connect } from './connect.ts';
import { registerServiceWorker } from './register-service-worker.ts';
import { findUnsupported } from './unsupported-browser.ts';
import { createPanel } from './panel.ts';
import { loadTranslation, type Translation } from './translations.ts';

/** Written by the build. */
const { base = '/', store = '' } = document.getElementById('demo')?.dataset ?? {};

async function open(translation: Translation): Promise<void> {
  const connection = connect();
  const panel = createPanel(translation, () => connection.send({ kind: 'startOver' }));
  const ready = new Promise<void>((resolve) => {
    connection.onMessage((message) => {
      panel.show(message);
      if (message.kind === 'ready') resolve();
    });
  });
  try {
    await Promise.all([registerServiceWorker(base), ready]);
    // A page that the mall itself serves, in the only tab: it can be loaded only now.
    if (routeRequest(window.location.pathname, base, true).to === 'mall') window.location.reload();
    else await import(/* @vite-ignore */ store);
  } catch (error) {
    panel.fail(error instanceof Error ? error.message : String(error));
  }
}

async function boot(): Promise<void> {
  const translation = await loadTranslation(window.location);
  const unsupported = await findUnsupported(translation.texts);
  if (unsupported === undefined) await open(translation);
  else createPanel(translation, () => undefined).fail(unsupported.reason, unsupported.advice);
}

void boot();
