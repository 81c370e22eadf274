/** Stands before the store on the demo site: sets the mall up in this browser, then lets the store in. */
import { wayOf } from '../service-worker/way-of.ts';
import { connect } from './connect.ts';
import { takeControl } from './control.ts';
import { lackOf } from './lack.ts';
import { createPanel } from './panel.ts';
import { readSpeech, type Speech } from './words.ts';

/** Written into the page by the build. */
const { base = '/', store = '' } = document.getElementById('demo')?.dataset ?? {};

async function open(speech: Speech): Promise<void> {
  const line = connect();
  const panel = createPanel(speech, () => line.say({ kind: 'startOver' }));
  const ready = new Promise<void>((resolve) => {
    line.hear((message) => {
      panel.show(message);
      if (message.kind === 'ready') resolve();
    });
  });
  try {
    await Promise.all([takeControl(base), ready]);
    // A page of the mall itself, in the only tab: now it can be had.
    if (wayOf(window.location.pathname, base, true).to === 'mall') window.location.reload();
    else await import(/* @vite-ignore */ store);
  } catch (error) {
    panel.fail(error instanceof Error ? error.message : String(error));
  }
}

async function boot(): Promise<void> {
  const speech = await readSpeech(window.location);
  const lack = await lackOf(speech.words);
  if (lack === undefined) await open(speech);
  else createPanel(speech, () => undefined).fail(lack.why, lack.whatToDo);
}

void boot();
