import { walletGetUsdt, walletLogs, type WalletRecordStatus } from '@openmall/sdk';
import { queryKeyOf } from '@openmall/sdk/hooks';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** The polling interval while a record is open. Settled records do not change. */
const POLL_MS = 5_000;

interface WithState {
  readonly state: WalletRecordStatus;
}
interface QueryData<Data> {
  readonly state: { readonly data?: Data | undefined };
}

const isOpen = ({ state }: WithState): boolean => state === 0;
const fresh = { staleTime: 0, meta: { inline: true } };

/** Query options of one record: polled until it is settled. */
export const recordOptions = {
  ...fresh,
  refetchInterval: ({ state: { data } }: QueryData<WithState>) =>
    data && isOpen(data) ? POLL_MS : (false as const),
};

/** Query options of a list of records: polled while one of them is open. */
export const recordListOptions = {
  ...fresh,
  placeholderData: keepPreviousData,
  refetchInterval: ({ state: { data } }: QueryData<{ readonly elements: readonly WithState[] }>) =>
    data?.elements.some(isOpen) ? POLL_MS : (false as const),
};

/** Refetches balance and movements when a record is settled. */
export function useRefreshWhenSettled(records: readonly WithState[] | undefined): void {
  const queryClient = useQueryClient();
  const openCount = records?.filter(isOpen).length;
  const previous = useRef(openCount);
  useEffect(() => {
    if (openCount !== undefined && previous.current !== undefined && openCount < previous.current)
      for (const read of [walletGetUsdt, walletLogs])
        void queryClient.invalidateQueries({ queryKey: queryKeyOf(read) });
    previous.current = openCount;
  }, [openCount, queryClient]);
}
