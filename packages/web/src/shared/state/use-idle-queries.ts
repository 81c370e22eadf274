import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { useAfterPaint } from './use-after-paint.ts';

const LOOK_EVERY_MS = 50;
/** The maximum wait for a page that keeps requesting or a server that does not respond. */
const WAIT_MS = 2_000;

/** Whether the page has rendered the responses of its first requests. Header and footer send their requests after that. */
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
      // Wait for one more check: the response must be rendered too.
      if ((quiet && wasQuiet) || Date.now() >= latest) {
        clearInterval(timer);
        startTransition(() => setSettled(true));
      }
      wasQuiet = quiet;
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [client, drawn]);
  return settled;
}
