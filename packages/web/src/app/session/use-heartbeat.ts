import { pollOf } from '@openmall/sdk';
import { useUserHeartbeat } from '@openmall/sdk/hooks';
import { useEffect } from 'react';
import { useLoggedIn } from '../../shared/session/use-session.ts';
import { useIdleQueries } from '../../shared/state/use-idle-queries.ts';

const { refetchInterval: everyMs } = pollOf('userHeartbeat');

/** Sends a heartbeat every five minutes (spec §7) while the page is visible. */
export function useHeartbeat(): void {
  const loggedIn = useLoggedIn();
  const settled = useIdleQueries();
  // Errors are ignored: the next heartbeat makes up for a failed request.
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
