import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import type { RechargeDetail as RechargeRecordDetail } from '@openmall/sdk';
import { useRechargeBlockchainGet } from '@openmall/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { OwnPicture } from '../../../shared/uploads/OwnPicture.tsx';
import { Coins } from '../Coins.tsx';
import { networkIn, networkName } from '../networks.ts';
import { safePayUrl } from '../recharge/pay-url.ts';
import { recordOptions } from './record-queries.ts';
import { RecordDetail } from './RecordDetail.tsx';

const Proof = styled(OwnPicture)`
  inline-size: 100%;
  block-size: 220px;
  object-fit: contain;
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-background-sunken);
`;

/** The details of a recharge, polled until it is settled. */
export function RechargeDetail({ id }: { readonly id: string }) {
  const { t } = useTranslation('wallet');
  const recharge = useRechargeBlockchainGet({ order_no: id }, { query: recordOptions });
  const contentOf = (data: RechargeRecordDetail) => {
    const payUrl = data.state === 0 ? safePayUrl(data.payUrl) : undefined;
    const isThirdParty = Boolean(data.payUrl);
    return {
      figure: <Coins value={data.amount} coin="USDT" />,
      action: payUrl && (
        <Button component="a" variant="contained" size="large" href={payUrl}>
          {t('recharges.goOnPaying')}
        </Button>
      ),
      facts: [
        { label: t('fact.sent'), value: !isThirdParty && <Coins value={data.volume} coin={data.coin} /> },
        { label: t('fact.network'), value: !isThirdParty && networkName(networkIn(data.coin_blockchain)) },
        { label: t('fact.to'), value: !isThirdParty && <bdi dir="ltr">{data.channel_address}</bdi> },
        { label: t('fact.from'), value: data.from && <bdi dir="ltr">{data.from}</bdi> },
        { label: t('fact.tx'), value: data.tx && <bdi dir="ltr">{data.tx}</bdi> },
      ],
      createdLabel: t('fact.reported'),
      picture: data.img && <Proof url={data.img} alt={t('fact.proof')} />,
    };
  };
  return <RecordDetail kind="recharges" query={recharge} contentOf={contentOf} />;
}
