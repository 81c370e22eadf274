import { createMockWorker, type MockWorker } from '@openmall/mocks/browser';
import { openPanel, openSettings } from '@openmall/mocks/panel';
import { cartKey, session } from '../shared/session/session.ts';
import { remember } from '../shared/state/storage.ts';

/** Signs in the scenario's user with the scenario's cart. A reloaded page keeps its session and cart. */
function enter({ mocks }: MockWorker): void {
  remember(cartKey(undefined), undefined);
  session.close();
  if (!mocks.session) return;
  remember(`cartSync.${mocks.session.usercode}`, undefined);
  const lines = mocks.cart.map((line) => ({ ...line, checked: true }));
  remember(cartKey(mocks.session), lines.length > 0 ? lines : undefined);
  session.open(mocks.session);
}

/** `vite --mode mock`: a mall in memory answers every call in the browser. Never part of a build. */
export async function startMocks(): Promise<void> {
  const { settings, isNew } = openSettings(window.location.search);
  const worker = createMockWorker(settings);
  if (isNew) enter(worker);
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  openPanel(worker.mocks, settings);
}
