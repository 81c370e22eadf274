import type { Body } from './answers.ts';

/** Of all answers in one cache. Some 5,000 pages of goods. */
const MAX_BYTES = 32_000_000;
/** What an answer takes besides its text. */
const ENTRY_BYTES = 1_000;

interface Kept {
  readonly body: Promise<Body>;
  readonly madeAt: number;
  /** 0 until the answer is made. */
  bytes: number;
}

/** Answers that live equally long. When they take too much memory, the oldest go first. */
export function createTimedCache(lifeMs: number, elapsedMs: () => number) {
  const kept = new Map<string, Kept>();
  let bytes = 0;
  let sweep: NodeJS.Timeout | undefined;
  const forget = (key: string, { bytes: freed }: Kept) => {
    kept.delete(key);
    bytes -= freed;
  };
  const forgetOld = () => {
    const now = elapsedMs();
    for (const [key, old] of kept) {
      if (old.madeAt + lifeMs > now && bytes <= MAX_BYTES) return;
      forget(key, old);
    }
  };
  /** Frees the memory when nobody asks any more. */
  const sweepLater = () => {
    sweep ??= setTimeout(() => {
      sweep = undefined;
      forgetOld();
      if (kept.size > 0) sweepLater();
    }, lifeMs).unref();
  };
  const weigh = async (key: string, own: Kept) => {
    const body = await own.body.catch(() => undefined);
    if (kept.get(key) !== own) return;
    if (!body) return forget(key, own); // A refusal or failure is not kept.
    own.bytes = body.bytes.byteLength + ENTRY_BYTES;
    bytes += own.bytes;
    forgetOld();
  };
  return {
    /** The answer, if it was made after `validFrom`. Otherwise `make` makes it. */
    take: (key: string, make: () => Promise<Body>, validFrom = -Infinity): Promise<Body> => {
      const now = elapsedMs();
      const known = kept.get(key);
      if (known && known.madeAt + lifeMs > now && known.madeAt > validFrom) return known.body;
      if (known) forget(key, known);
      forgetOld();
      const own: Kept = { body: make(), madeAt: now, bytes: 0 };
      kept.set(key, own);
      void weigh(key, own);
      sweepLater();
      return own.body;
    },
    clear: () => {
      kept.clear();
      bytes = 0;
    },
  };
}
