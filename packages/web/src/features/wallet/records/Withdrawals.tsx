import type { WithdrawRecord } from '@openmall/sdk';
import { useWithdrawList } from '@openmall/sdk/hooks';
import { ArrowUpFromLine, Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Coins } from '../Coins.tsx';
import { networkIn, paidCoin } from '../networks.ts';
import type { WalletQuery } from '../wallet-query.ts';
import { RecordList } from './RecordList.tsx';
import { recordListOptions } from './record-queries.ts';

/** Withdrawals per page (spec §7). */
const PAGE_SIZE = 20;

/** The withdrawals of the user. */
export function Withdrawals({ query }: { readonly query: WalletQuery }) {
  const { t } = useTranslation('wallet');
  const { page, state } = query;
  const list = useWithdrawList(
    { page_no: page, page_size: PAGE_SIZE, ...(state !== undefined && { state }) },
    { query: recordListOptions },
  );
  const cellsOf = (record: WithdrawRecord) => ({
    icon: record.coin === 'bank' ? Landmark : ArrowUpFromLine,
    title:
      record.coin === 'bank'
        ? t('withdrawals.toBank', { bank: record.bank ?? '' })
        : t('onNetwork', { coin: record.coin, network: networkIn(record.coin_blockchain) }),
    amount: <Coins value={record.volume} coin={paidCoin(record.coin)} />,
    arrives: <Coins value={record.arrivalAmount} coin={paidCoin(record.coin)} />,
  });
  return <RecordList tab="withdrawals" query={query} list={list} pageSize={PAGE_SIZE} cellsOf={cellsOf} />;
}
