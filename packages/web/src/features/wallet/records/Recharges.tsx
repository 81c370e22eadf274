import type { RechargeRecord } from '@openmall/sdk';
import { useRechargeBlockchainList } from '@openmall/sdk/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { ArrowDownToLine, Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Coins } from '../Coins.tsx';
import { walletPath, type WalletQuery } from '../wallet-query.ts';
import { RecordList } from './RecordList.tsx';
import { pollWhile, useRefreshWhenSettled } from './use-refresh-when-settled.ts';

/** Recharges per page (spec §7). */
const PAGE_SIZE = 8;

/** The recharges of the user. */
export function Recharges({ query }: { readonly query: WalletQuery }) {
  const { t } = useTranslation('wallet');
  const { page, state } = query;
  const list = useRechargeBlockchainList(
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
  const rowOf = (record: RechargeRecord) => ({
    id: record.order_no,
    icon: record.isThirdParty === 1 ? Landmark : ArrowDownToLine,
    title:
      record.isThirdParty === 1
        ? t('recharges.byThirdParty')
        : t('onNetwork', { coin: record.coin, network: record.blockchain_name }),
    when: record.createTime,
    amount: <Coins value={record.volume} coin={record.coin} />,
    arrives: <Coins value={record.amount} coin="USDT" />,
    state: record.state,
    path: walletPath({ ...query, tab: 'recharges', record: record.order_no }),
  });
  return (
    <RecordList
      query={{ ...query, tab: 'recharges' }}
      rows={list.data?.elements.map(rowOf)}
      pages={Math.ceil((list.data?.totalElements ?? 0) / PAGE_SIZE)}
      isStale={list.isPlaceholderData}
      error={list.error}
      onRetry={() => void list.refetch()}
    />
  );
}
