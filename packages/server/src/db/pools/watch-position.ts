import type { LogPosition } from './log-position.ts';

const SAMPLE_MS = 250;

/**
 * Notes the position of the leader four times a second. While there is no leader it stays: nothing is written then. The
 * first position of the next leader counts at once, because nobody knows since when it has written.
 */
export function watchPosition(read: () => Promise<LogPosition>) {
  let [recent, last]: (LogPosition | undefined)[] = [];
  let isAsking = false;
  const sample = async () => {
    if (isAsking) return;
    isAsking = true;
    try {
      const next = await read();
      [recent, last] = [last ?? next, next];
    } catch {
      last = undefined; // The next tick tries again.
    } finally {
      isAsking = false;
    }
  };
  const timer = setInterval(() => void sample(), SAMPLE_MS).unref();
  return {
    /** Where the leader was a quarter to half a second ago; undefined until that is known. */
    recent: () => recent,
    stop: () => clearInterval(timer),
  };
}
