import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAfterPaint } from './use-after-paint.ts';

const LOOK_EVERY_MS = 50;
/** A page that asks without end, or of a server that does not answer, is waited for no longer. */
const WAIT_MS = 2_000;

/** Whether the page has got, and drawn, what it asked for first: what only its frame tells is asked for after that. */
export function useIdleQueries(): boolean {
  const client = useQueryClient();
  const drawn = useAfterPaint();
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!drawn) return;
    const latest = Date.now() + WAIT_MS;
    let wasQuiet = false;
    const timer = setInterval(() => {
      const quiet = client.isFetching() === 0;
      // Quiet for one look more: an answer is to be drawn too.
      if ((quiet && wasQuiet) || Date.now() >= latest) {
        clearInterval(timer);
        setSettled(true);
      }
      wasQuiet = quiet;
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [client, drawn]);
  return settled;
}
