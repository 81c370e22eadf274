import type { WithdrawDetail } from '@openmall/sdk';
import { useWithdrawGet } from '@openmall/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { Coins } from '../Coins.tsx';
import { networkIn, networkName, paidCoin } from '../networks.ts';
import { recordOptions } from './record-queries.ts';
import { RecordDetail } from './RecordDetail.tsx';

/** The details of a withdrawal, polled until it is settled. */
export function WithdrawalDetail({ id }: { readonly id: string }) {
  const { t } = useTranslation('wallet');
  const withdrawal = useWithdrawGet({ order_no: id }, { query: recordOptions });
  const contentOf = (data: WithdrawDetail) => {
    const coin = paidCoin(data.coin);
    const payout = <Coins value={data.arrivalAmount ?? data.volume} coin={coin} />;
    return {
      figure: payout,
      facts: [
        { label: t('fact.taken'), value: <Coins value={data.volume} coin={coin} /> },
        { label: t('fact.fee'), value: <Coins value={data.fee} coin={coin} /> },
        { label: t('fact.arrives'), value: payout, strong: true },
        { label: t('fact.network'), value: data.to && networkName(networkIn(data.coin_blockchain)) },
        { label: t('fact.to'), value: data.to && <bdi dir="ltr">{data.to}</bdi> },
        { label: t('fact.bank'), value: data.bank },
        { label: t('fact.holder'), value: data.bankUserName && <bdi>{data.bankUserName}</bdi> },
        { label: t('fact.account'), value: data.bankCardNo && <bdi dir="ltr">{data.bankCardNo}</bdi> },
        { label: t('fact.swift'), value: data.swiftCode && <bdi dir="ltr">{data.swiftCode}</bdi> },
        { label: t('fact.country'), value: data.countryName },
        { label: t('fact.tx'), value: data.tx && <bdi dir="ltr">{data.tx}</bdi> },
      ],
      createdLabel: t('fact.requested'),
    };
  };
  return <RecordDetail kind="withdrawals" query={withdrawal} contentOf={contentOf} />;
}
