import { useEffect } from 'react';
import { useSession } from '../../shared/session/use-session.ts';

/** How long after the start of the page, so that it loads undisturbed. A login later on need not wait. */
const DELAY_MS = 2_000;

/** Subscribes a signed-in buyer to live events. The code for it loads when the page is idle. */
export function useLiveEvents(): void {
  const { token } = useSession();
  useEffect(() => {
    if (token === undefined) return;
    let stop: (() => void) | undefined;
    let left = false;
    const begin = async () => {
      const { listen } = await import('./live-events.ts');
      if (!left) stop = listen();
    };
    const timer = setTimeout(
      () =>
        void begin().catch((cause: unknown) =>
          console.warn('Live events are off; the page polls instead', cause),
        ),
      Math.max(0, DELAY_MS - performance.now()),
    );
    return () => {
      left = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [token]);
}
