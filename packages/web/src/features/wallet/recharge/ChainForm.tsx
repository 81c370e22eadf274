import Button from '@mui/material/Button';
import type { RechargeBlockchainRechargeLimitConfigData, RechargeChannel } from '@openmall/sdk';
import { useRechargeBlockchainRecharge, useRechargeBlockchainRechargeOpen } from '@openmall/sdk/hooks';
import { formatCoin } from '@openmall/sdk/money';
import { useFormikContext } from 'formik';
import { Form } from '../../../shared/forms/Form.tsx';
import { useTranslation } from 'react-i18next';
import { useOnce } from '../../../shared/state/use-once.ts';
import { amountOf } from '../amount.ts';
import { AmountStep } from './AmountStep.tsx';
import { ChannelSteps } from './ChannelSteps.tsx';
import {
  boundsOf,
  channelOf,
  emptyRecharge,
  rechargeRules,
  reportOf,
  type RechargeValues,
} from './recharge-values.ts';
import { RechargeFailure } from './RechargeFailure.tsx';
import { SendStep } from './SendStep.tsx';
import { useLeaveAfterFailure } from './use-leave-after-failure.ts';

interface Props {
  readonly channels: readonly RechargeChannel[];
  readonly limits: RechargeBlockchainRechargeLimitConfigData;
  readonly back: string | undefined;
  readonly onReported: (record: string | undefined) => void;
}

function Steps({ channels, limits, busy }: Omit<Props, 'onReported' | 'back'> & { readonly busy: boolean }) {
  const { t } = useTranslation('wallet');
  const { values } = useFormikContext<RechargeValues>();
  const channel = channelOf(channels, values);
  const amount = amountOf(values.amount);
  const amountText = channel && amount ? `${formatCoin(amount)} ${channel.coin}` : undefined;
  return (
    <>
      <ChannelSteps channels={channels} />
      <AmountStep channel={channel} bounds={channel && boundsOf(channel, limits)} />
      <SendStep channel={channel} />
      <Button type="submit" variant="contained" size="large" disabled={busy}>
        {busy
          ? t('recharge.busy')
          : amountText
            ? t('recharge.submit', { amount: amountText })
            : t('recharge.submitBare')}
      </Button>
    </>
  );
}

/**
 * The recharge over a blockchain in four visible steps: coin, network, amount, address. A form token makes the report
 * count once.
 */
export function ChainForm({ channels, limits, back, onReported }: Props) {
  const inline = { mutation: { meta: { inline: true } } };
  const open = useRechargeBlockchainRechargeOpen(inline);
  const report = useRechargeBlockchainRecharge(inline);
  const { run, isPending, error } = useOnce(async (values: RechargeValues) => {
    const { session_token } = await open.mutateAsync();
    const params = { session_token, ...reportOf(values, channelOf(channels, values)) };
    const { order_no } = await report.mutateAsync({ params });
    onReported(order_no);
  });
  useLeaveAfterFailure(error, back);
  return (
    <Form
      initial={emptyRecharge(channels[0]?.coin ?? '')}
      validate={rechargeRules(channels, limits)}
      onSubmit={(values) => !error && run(values)}
    >
      <Steps channels={channels} limits={limits} busy={isPending || Boolean(error)} />
      <RechargeFailure error={error} />
    </Form>
  );
}
