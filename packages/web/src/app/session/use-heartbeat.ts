import { pollOf } from '@openmall/sdk';
import { useUserHeartbeat } from '@openmall/sdk/hooks';
import { useEffect } from 'react';
import { useLoggedIn } from '../../shared/session/use-session.ts';
import { useIdleQueries } from '../../shared/state/use-idle-queries.ts';

const { refetchInterval: everyMs } = pollOf('userHeartbeat');

/** Tells the server every five minutes that the buyer is there (spec §7), as long as the page can be seen. */
export function useHeartbeat(): void {
  const loggedIn = useLoggedIn();
  const settled = useIdleQueries();
  // Nobody waits for it: a failed one is made up for by the next.
  const { mutate } = useUserHeartbeat({ mutation: { meta: { inline: true } } });
  useEffect(() => {
    if (!loggedIn || !settled) return;
    let lastAt = -Infinity;
    const beat = () => {
      if (document.visibilityState !== 'visible' || Date.now() - lastAt < everyMs) return;
      lastAt = Date.now();
      mutate({});
    };
    beat();
    const timer = setInterval(beat, everyMs);
    document.addEventListener('visibilitychange', beat);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', beat);
    };
  }, [loggedIn, settled, mutate]);
}
