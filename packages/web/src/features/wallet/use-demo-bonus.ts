import { useWalletLogs } from '@openmall/sdk/hooks';

const inline = { meta: { inline: true } };

/** The demo bonus, which is always the first incoming movement; undefined if there is none. */
export function useDemoBonus(): string | undefined {
  const newest = useWalletLogs({ direction: 'in', pageNum: 1, pageSize: 1 }, { query: inline });
  const total = newest.data?.pageInfo.totalElements ?? 0;
  const first = useWalletLogs(
    { direction: 'in', pageNum: Math.max(1, total), pageSize: 1 },
    { query: { ...inline, enabled: total > 0 } },
  );
  const entry = first.data?.pageList[0];
  return entry?.kind === 'demoBonus' ? entry.amount : undefined;
}
