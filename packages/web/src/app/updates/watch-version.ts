import { update } from './update.ts';
import { isOutdated } from '../../shared/parts/version.ts';

/** The minimum time between two version checks when the page becomes visible again. */
const restMs = 5 * 60_000;
/** The interval of version checks while the page stays visible. */
const everyMs = 20 * 60_000;

/** Looks from time to time whether the mall serves a newer store. */
export function watchVersion(): void {
  let last = Date.now();
  const look = async (rest: number) => {
    if (document.visibilityState !== 'visible' || Date.now() - last < rest) return;
    last = Date.now();
    if (await isOutdated()) update.set(true);
  };
  document.addEventListener('visibilitychange', () => void look(restMs));
  window.addEventListener('focus', () => void look(restMs));
  setInterval(() => void look(everyMs), everyMs);
}
