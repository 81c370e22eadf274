import Skeleton from '@mui/material/Skeleton';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { fromWireTime } from '@openmall/sdk';
import { useRechargeBlockchainGet } from '@openmall/sdk/hooks';
import { formatMoment } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../shared/ui/input/CopyButton.tsx';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import { Facts } from '../../../shared/ui/display/Facts.tsx';
import { OwnPicture } from '../../../shared/uploads/OwnPicture.tsx';
import { Coins } from '../Coins.tsx';
import { networkIn, networkName } from '../networks.ts';
import { safePayUrl } from '../recharge/pay-url.ts';
import { RecordHead } from './RecordHead.tsx';
import { pollWhile, useRefreshWhenSettled } from './use-refresh-when-settled.ts';

const Root = styled.div`
  display: grid;
  gap: 12px;
  & > img {
    inline-size: 100%;
    block-size: 220px;
    object-fit: contain;
    border-radius: var(--mui-shape-borderRadius);
    background: var(--mui-palette-background-sunken);
  }
`;

/** The details of a recharge, polled until it is settled. */
export function RechargeDetail({ id }: { readonly id: string }) {
  const { t } = useTranslation('wallet');
  const record = useRechargeBlockchainGet(
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
  const payUrl = data.state === 0 ? safePayUrl(data.payUrl) : undefined;
  const isThirdParty = Boolean(data.payUrl);
  return (
    <Root>
      <RecordHead
        kind="recharges"
        state={data.state}
        figure={<Coins value={data.amount} coin="USDT" />}
        reason={data.failure_msg}
      />
      {payUrl && (
        <Button component="a" variant="contained" size="large" href={payUrl}>
          {t('recharges.goOnPaying')}
        </Button>
      )}
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
          { label: t('fact.sent'), value: !isThirdParty && <Coins value={data.volume} coin={data.coin} /> },
          { label: t('fact.network'), value: !isThirdParty && networkName(networkIn(data.coin_blockchain)) },
          { label: t('fact.to'), value: !isThirdParty && <bdi dir="ltr">{data.channel_address}</bdi> },
          { label: t('fact.from'), value: data.from && <bdi dir="ltr">{data.from}</bdi> },
          { label: t('fact.tx'), value: data.tx && <bdi dir="ltr">{data.tx}</bdi> },
          { label: t('fact.reported'), value: formatMoment(fromWireTime(data.create_time)) },
          {
            label: t('fact.settled'),
            value: data.reviewTime && formatMoment(fromWireTime(data.reviewTime)),
          },
        ]}
      />
      {data.img && <OwnPicture url={data.img} alt={t('fact.proof')} />}
    </Root>
  );
}
