import { useWalletLogs } from '@openmall/sdk/hooks';

const quiet = { meta: { inline: true } };

/** How much of the balance came from the demonstration, where it did: the first thing that ever came in. */
export function useDemoBonus(): string | undefined {
  const newest = useWalletLogs({ direction: 'in', pageNum: 1, pageSize: 1 }, { query: quiet });
  const total = newest.data?.pageInfo.totalElements ?? 0;
  const first = useWalletLogs(
    { direction: 'in', pageNum: Math.max(1, total), pageSize: 1 },
    { query: { ...quiet, enabled: total > 0 } },
  );
  const entry = first.data?.pageList[0];
  return entry?.kind === 'demoBonus' ? entry.amount : undefined;
}
