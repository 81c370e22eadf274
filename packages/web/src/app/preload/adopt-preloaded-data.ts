import { adopt } from './preload-data.ts';
import { queryClient } from '../session/query-client.ts';
import { transport } from '../session/transport.ts';

/** Copies the preloaded responses into the query cache. */
export function adoptPreloadedData(): void {
  adopt(({ queryKey, answer, arrived, again }) => {
    const data = arrived();
    if (data !== undefined) queryClient.setQueryData(queryKey, data);
    else
      void queryClient.prefetchQuery({
        queryKey,
        queryFn: () => answer.catch(() => again(transport)),
        meta: { inline: true },
      });
  });
}
