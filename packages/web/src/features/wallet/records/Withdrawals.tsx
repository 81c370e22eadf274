import type { WithdrawRecord } from '@openmall/sdk';
import { useWithdrawList } from '@openmall/sdk/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { ArrowUpFromLine, Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Coins } from '../Coins.tsx';
import { networkIn, paidCoin } from '../networks.ts';
import { walletPath, type WalletQuery } from '../wallet-query.ts';
import { RecordList } from './RecordList.tsx';
import { pollWhile, useRefreshWhenSettled } from './use-refresh-when-settled.ts';

/** Withdrawals per page (spec §7). */
const PAGE_SIZE = 20;

/** The withdrawals of the user. */
export function Withdrawals({ query }: { readonly query: WalletQuery }) {
  const { t } = useTranslation('wallet');
  const { page, state } = query;
  const list = useWithdrawList(
    { page_no: page, page_size: PAGE_SIZE, ...(state !== undefined && { state }) },
    {
      query: {
        staleTime: 0,
        placeholderData: keepPreviousData,
        meta: { inline: true },
        refetchInterval: ({ state: { data } }) =>
          pollWhile(data?.elements.some(({ state: recordState }) => recordState === 0)),
      },
    },
  );
  useRefreshWhenSettled(list.data?.elements.map((record) => record.state));
  const rowOf = (record: WithdrawRecord) => ({
    id: record.order_no,
    icon: record.coin === 'bank' ? Landmark : ArrowUpFromLine,
    title:
      record.coin === 'bank'
        ? t('withdrawals.toBank', { bank: record.bank ?? '' })
        : t('onNetwork', { coin: record.coin, network: networkIn(record.coin_blockchain) }),
    when: record.createTime,
    amount: <Coins value={record.volume} coin={paidCoin(record.coin)} />,
    arrives: <Coins value={record.arrivalAmount} coin={paidCoin(record.coin)} />,
    state: record.state,
    path: walletPath({ ...query, tab: 'withdrawals', record: record.order_no }),
  });
  return (
    <RecordList
      query={{ ...query, tab: 'withdrawals' }}
      rows={list.data?.elements.map(rowOf)}
      pages={Math.ceil((list.data?.totalElements ?? 0) / PAGE_SIZE)}
      isStale={list.isPlaceholderData}
      error={list.error}
      onRetry={() => void list.refetch()}
    />
  );
}
