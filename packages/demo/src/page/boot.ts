/** Stands before the store on the demo site: sets the mall up in this browser, then lets the store in. */
import { connect } from './connect.ts';
import { lackOf, takeControl } from './control.ts';
import { createPanel } from './panel.ts';

/** Written into the page by the build. */
const { base = '/', store = '' } = document.getElementById('demo')?.dataset ?? {};

async function boot(): Promise<void> {
  const lack = lackOf();
  if (lack !== undefined) {
    createPanel(() => undefined).fail(`This browser lacks ${lack}.`);
    return;
  }
  const line = connect();
  const panel = createPanel(() => line.say({ kind: 'startOver' }));
  const ready = new Promise<void>((resolve) => {
    line.hear((message) => {
      panel.show(message);
      if (message.kind === 'ready') resolve();
    });
  });
  try {
    await Promise.all([takeControl(base), ready]);
    await import(/* @vite-ignore */ store);
  } catch (error) {
    panel.fail(error instanceof Error ? error.message : String(error));
  }
}

void boot();
