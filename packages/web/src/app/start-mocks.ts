import { createMockWorker, type MockWorker } from '@openmall/mocks/browser';
import { openPanel, openSettings } from '@openmall/mocks/panel';
import { cartKey, session } from '../shared/session/session.ts';
import { remember } from '../shared/state/storage.ts';

/** Signs in whoever the scenario has, with the cart that it has; a page that is loaded again keeps its own. */
function enter({ mocks }: MockWorker): void {
  remember(cartKey(undefined), undefined);
  session.close();
  if (!mocks.session) return;
  const lines = mocks.cart.map((line) => ({ ...line, checked: true }));
  remember(cartKey(mocks.session), lines.length > 0 ? lines : undefined);
  session.open(mocks.session);
}

/** `vite --mode mock`: every call is answered in the browser, by a mall in its memory. Never part of a build. */
export async function startMocks(): Promise<void> {
  const { settings, isNew } = openSettings(window.location.search);
  const worker = createMockWorker(settings);
  if (isNew) enter(worker);
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  openPanel(worker.mocks, settings);
}
