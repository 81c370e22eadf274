import { update } from './update.ts';
import { isOutdated } from '../../shared/parts/version.ts';

/** The minimum time between two version checks when the page becomes visible again. */
const minIntervalMs = 5 * 60_000;
/** The interval of version checks while the page stays visible. */
const intervalMs = 20 * 60_000;

/** Checks periodically whether the mall serves a newer version of the store. */
export function watchVersion(): void {
  let last = Date.now();
  const check = async (minAgeMs: number) => {
    if (document.visibilityState !== 'visible' || Date.now() - last < minAgeMs) return;
    last = Date.now();
    if (await isOutdated()) update.set(true);
  };
  document.addEventListener('visibilitychange', () => void check(minIntervalMs));
  window.addEventListener('focus', () => void check(minIntervalMs));
  setInterval(() => void check(intervalMs), intervalMs);
}
