import Skeleton from '@mui/material/Skeleton';
import styled from '@emotion/styled';
import { fromWireTime } from '@openmall/sdk';
import { useWithdrawGet } from '@openmall/sdk/hooks';
import { formatMoment } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../shared/ui/input/CopyButton.tsx';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import { Facts } from '../../../shared/ui/display/Facts.tsx';
import { Coins } from '../Coins.tsx';
import { networkIn, networkName, paidCoin } from '../networks.ts';
import { RecordHead } from './RecordHead.tsx';
import { pollWhile, useRefreshWhenSettled } from './use-refresh-when-settled.ts';

const Root = styled.div`
  display: grid;
  gap: 12px;
`;

/** The details of a withdrawal, polled until it is settled. */
export function WithdrawalDetail({ id }: { readonly id: string }) {
  const { t } = useTranslation('wallet');
  const record = useWithdrawGet(
    { order_no: id },
    {
      query: {
        staleTime: 0,
        meta: { inline: true },
        refetchInterval: ({ state: { data } }) => pollWhile(data?.state === 0),
      },
    },
  );
  useRefreshWhenSettled(record.data && [record.data.state]);
  if (record.isError && !record.data)
    return <ErrorState error={record.error} onRetry={() => void record.refetch()} minHeight={320} />;
  if (!record.data) return <Skeleton height={420} />;
  const { data } = record;
  const coin = paidCoin(data.coin);
  const arrives = data.arrivalAmount ?? data.volume;
  return (
    <Root>
      <RecordHead
        kind="withdrawals"
        state={data.state}
        figure={<Coins value={arrives} coin={coin} />}
        reason={data.failure_msg}
      />
      <Facts
        facts={[
          {
            label: t('fact.serial'),
            value: (
              <>
                <bdi dir="ltr">{data.order_no}</bdi>{' '}
                <CopyButton text={data.order_no} label={t('fact.copySerial')} />
              </>
            ),
          },
          { label: t('fact.taken'), value: <Coins value={data.volume} coin={coin} /> },
          { label: t('fact.fee'), value: <Coins value={data.fee} coin={coin} /> },
          { label: t('fact.arrives'), value: <Coins value={arrives} coin={coin} />, strong: true },
          { label: t('fact.network'), value: data.to && networkName(networkIn(data.coin_blockchain)) },
          { label: t('fact.to'), value: data.to && <bdi dir="ltr">{data.to}</bdi> },
          { label: t('fact.bank'), value: data.bank },
          { label: t('fact.holder'), value: data.bankUserName && <bdi>{data.bankUserName}</bdi> },
          { label: t('fact.account'), value: data.bankCardNo && <bdi dir="ltr">{data.bankCardNo}</bdi> },
          { label: t('fact.swift'), value: data.swiftCode && <bdi dir="ltr">{data.swiftCode}</bdi> },
          { label: t('fact.country'), value: data.countryName },
          { label: t('fact.tx'), value: data.tx && <bdi dir="ltr">{data.tx}</bdi> },
          { label: t('fact.asked'), value: formatMoment(fromWireTime(data.create_time)) },
          {
            label: t('fact.settled'),
            value: data.reviewTime && formatMoment(fromWireTime(data.reviewTime)),
          },
        ]}
      />
    </Root>
  );
}
