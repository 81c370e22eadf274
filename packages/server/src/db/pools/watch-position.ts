import type { LogPosition } from './log-position.ts';

const SAMPLE_MS = 250;

/**
 * Notes the position of the leader four times a second. While there is no leader it stays: nothing is written then. The
 * first position of the next leader counts at once, because nobody knows since when it has written. No question waits for
 * the one before, whose connection may hang while another node takes the lead.
 */
export function watchPosition(read: () => Promise<LogPosition>) {
  let [recent, last]: (LogPosition | undefined)[] = [];
  let [started, answered] = [0, 0];
  const sample = async () => {
    started += 1;
    const number = started;
    const next = await read().catch(() => undefined); // The next tick tries again.
    if (next === undefined || number < answered) return;
    const isNext = number === answered + 1;
    [recent, last] = [isNext && last !== undefined ? last : next, next];
    answered = number;
  };
  const timer = setInterval(() => void sample(), SAMPLE_MS).unref();
  return {
    /** Where the leader was a quarter to half a second ago; undefined until that is known. */
    recent: () => recent,
    stop: () => clearInterval(timer),
  };
}
