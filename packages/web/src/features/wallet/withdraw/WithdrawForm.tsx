import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import type {
  RechargeChannel,
  WithdrawChannel,
  WithdrawWithdrawLimitConfigData,
  WithdrawWithdrawOpenData,
} from '@openmall/sdk';
import { useWithdrawFee } from '@openmall/sdk/hooks';
import { formatDollars } from '@openmall/sdk/money';
import { useFormikContext } from 'formik';
import { useState, type ReactNode } from 'react';
import { Form } from '../../../shared/forms/Form.tsx';
import { RadioTiles } from '../../../shared/forms/fields/RadioTiles.tsx';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/ui/feedback/toast.ts';
import { CoinMark } from '../recharge/CoinMark.tsx';
import { AmountFields } from './AmountFields.tsx';
import { BankAccountFields } from './BankAccountFields.tsx';
import { WithdrawAddress } from './WithdrawAddress.tsx';
import { ConfirmWithdrawal } from './ConfirmWithdrawal.tsx';
import { useWithdraw } from './use-withdraw.ts';
import {
  maxAmountOf,
  boundsOf,
  emptyWithdrawal,
  figuresOf,
  withdrawRules,
  type Figures,
  type WithdrawValues,
} from './withdraw-values.ts';

const Root = styled(Card)`
  padding: 24px;
  & .fields {
    display: grid;
    gap: 20px;
  }
`;

export interface WithdrawFormProps {
  readonly to: 'address' | 'bank';
  readonly channels: readonly RechargeChannel[];
  readonly limits: WithdrawWithdrawLimitConfigData;
  readonly bound: WithdrawWithdrawOpenData;
  readonly balance: string;
  /** The withdrawal address has changed and must be refetched. */
  readonly onAddressChanged: () => void;
  readonly onDone: (record: string | undefined) => void;
}

/** The value of one coin in USDT. Banks are paid in USDT. */
const rateOf = (channels: readonly RechargeChannel[], channel: WithdrawChannel): number =>
  channel === 'bank' ? 1 : (channels.find(({ coin }) => coin === channel)?.fee ?? 1);

function Fields({
  to,
  channels,
  limits,
  bound,
  balance,
  submitButton,
}: WithdrawFormProps & { readonly submitButton: ReactNode }) {
  const { t } = useTranslation('wallet');
  const { values, setFieldValue } = useFormikContext<WithdrawValues>();
  const fee = useWithdrawFee({ channel: values.channel }, { query: { meta: { inline: true } } });
  const rate = rateOf(channels, values.channel);
  const coins = channels.filter(({ blockchain_name }) => blockchain_name === bound.chainName);
  return (
    <div className="fields">
      {to === 'bank' ? (
        <BankAccountFields />
      ) : (
        <WithdrawAddress address={bound.existWithdrawAddress} network={bound.chainName} limits={limits} />
      )}
      {to === 'address' && coins.length > 1 && (
        <RadioTiles
          label={t('withdraw.coinLabel')}
          chosen={values.channel}
          onChoose={(coin) => void setFieldValue('channel', coin)}
          tiles={coins.map(({ coin, fee: price }) => ({
            value: coin,
            label: coin,
            note: (
              <bdi dir="ltr">
                1 {coin} = {formatDollars(price)}
              </bdi>
            ),
            icon: <CoinMark coin={coin} />,
          }))}
        />
      )}
      <AmountFields
        bounds={boundsOf(limits, rate)}
        maxAmount={maxAmountOf(balance, rate)}
        feeShare={fee.data?.withdraw_fee}
      />
      {submitButton}
    </div>
  );
}

interface PendingWithdrawal {
  readonly values: WithdrawValues;
  readonly figures: Figures;
}

/** The form of a withdrawal, which the buyer confirms before it is sent. */
export function WithdrawForm(props: WithdrawFormProps) {
  const { to, channels, limits, bound, balance, onAddressChanged, onDone } = props;
  const { t } = useTranslation('wallet');
  const [pending, setPending] = useState<WithdrawValues>();
  const address = bound.existWithdrawAddress;
  const fee = useWithdrawFee(
    { channel: pending?.channel ?? 'USDT' },
    { query: { meta: { inline: true }, enabled: pending !== undefined } },
  ).data?.withdraw_fee;
  const addressChanged = () => {
    setPending(undefined);
    toast.error(t('withdraw.moved'));
    onAddressChanged();
  };
  const { run, isPending, error, reset } = useWithdraw({ address, onAddressChanged: addressChanged, onDone });
  const figures = pending && fee !== undefined ? figuresOf(pending.amount, fee) : undefined;
  const confirmation: PendingWithdrawal | undefined = pending && figures && { values: pending, figures };
  const [boundCoin = 'USDT'] = [bound.coinType as WithdrawChannel]; // A coin of the contract; empty without a withdrawal address.
  return (
    <Root>
      <Form
        initial={emptyWithdrawal(to === 'bank' ? 'bank' : boundCoin)}
        validate={withdrawRules({
          address,
          boundsFor: (channel) => boundsOf(limits, rateOf(channels, channel)),
          maxFor: (channel) => maxAmountOf(balance, rateOf(channels, channel)),
          rateFor: (channel) => rateOf(channels, channel),
        })}
        onSubmit={(values) => {
          reset();
          setPending(values);
        }}
      >
        <Fields
          {...props}
          submitButton={
            <Button type="submit" variant="contained" size="large">
              {t('withdraw.next')}
            </Button>
          }
        />
      </Form>
      {confirmation && (
        <ConfirmWithdrawal
          {...confirmation}
          address={address}
          network={bound.chainName}
          busy={isPending}
          error={error}
          onReset={reset}
          withCode={limits.addressReleaseHours !== undefined}
          onSend={(safeword, authenticatorCode) =>
            run({ values: confirmation.values, safeword, authenticatorCode })
          }
          onClose={() => setPending(undefined)}
        />
      )}
    </Root>
  );
}
