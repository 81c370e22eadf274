import { getWalletGetUsdtQueryKey, getWalletLogsQueryKey } from '@openmall/sdk/hooks';
import type { WalletRecordStatus } from '@openmall/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** How often something under way is asked for again. */
const EVERY_MS = 5_000;

/** `refetchInterval` for what has records under way; what is settled does not change any more. */
export const everyWhile = (isUnderWay: boolean | undefined): number | false =>
  isUnderWay ? EVERY_MS : false;

/** The balance moves with a record that is settled: what is known of it is fetched again. */
export function useRefreshWhenSettled(states: readonly WalletRecordStatus[] | undefined): void {
  const queryClient = useQueryClient();
  const underWay = states?.filter((state) => state === 0).length;
  const before = useRef(underWay);
  useEffect(() => {
    if (underWay !== undefined && before.current !== undefined && underWay < before.current)
      for (const [name] of [getWalletGetUsdtQueryKey(), getWalletLogsQueryKey()])
        void queryClient.invalidateQueries({ queryKey: [name] });
    before.current = underWay;
  }, [underWay, queryClient]);
}
