import { getWalletGetUsdtQueryKey, getWalletLogsQueryKey } from '@openmall/sdk/hooks';
import type { WalletRecordStatus } from '@openmall/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** The polling interval while a record is open. */
const POLL_MS = 5_000;

/** The `refetchInterval` of a query with open records. Settled records do not change. */
export const pollWhile = (isOpen: boolean | undefined): number | false => (isOpen ? POLL_MS : false);

/** Refetches balance and movements when a record is settled. */
export function useRefreshWhenSettled(states: readonly WalletRecordStatus[] | undefined): void {
  const queryClient = useQueryClient();
  const openCount = states?.filter((state) => state === 0).length;
  const previous = useRef(openCount);
  useEffect(() => {
    if (openCount !== undefined && previous.current !== undefined && openCount < previous.current)
      for (const [name] of [getWalletGetUsdtQueryKey(), getWalletLogsQueryKey()])
        void queryClient.invalidateQueries({ queryKey: [name] });
    previous.current = openCount;
  }, [openCount, queryClient]);
}
