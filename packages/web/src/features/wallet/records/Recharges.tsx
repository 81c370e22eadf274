import type { RechargeRecord } from '@openmall/sdk';
import { useRechargeBlockchainList } from '@openmall/sdk/hooks';
import { ArrowDownToLine, Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Coins } from '../Coins.tsx';
import type { WalletQuery } from '../wallet-query.ts';
import { RecordList } from './RecordList.tsx';
import { recordListOptions } from './record-queries.ts';

/** Recharges per page (spec §7). */
const PAGE_SIZE = 8;

/** The recharges of the user. */
export function Recharges({ query }: { readonly query: WalletQuery }) {
  const { t } = useTranslation('wallet');
  const { page, state } = query;
  const list = useRechargeBlockchainList(
    { page_no: page, page_size: PAGE_SIZE, ...(state !== undefined && { state }) },
    { query: recordListOptions },
  );
  const cellsOf = (record: RechargeRecord) => ({
    icon: record.isThirdParty === 1 ? Landmark : ArrowDownToLine,
    title:
      record.isThirdParty === 1
        ? t('recharges.byThirdParty')
        : t('onNetwork', { coin: record.coin, network: record.blockchain_name }),
    amount: <Coins value={record.volume} coin={record.coin} />,
    arrives: <Coins value={record.amount} coin="USDT" />,
  });
  return <RecordList tab="recharges" query={query} list={list} pageSize={PAGE_SIZE} cellsOf={cellsOf} />;
}
