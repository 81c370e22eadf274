import { asked } from './early-data.ts';
import { queryClient } from './query-client.ts';

/** Puts what was asked ahead of React where the pages look for it. */
export function keepEarlyData(): void {
  for (const { queryKey, answer, again } of asked.splice(0))
    void queryClient.prefetchQuery({
      queryKey,
      queryFn: () => answer.catch(again),
      meta: { inline: true },
    });
}
