import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import type { RechargeChannel } from '@openmall/sdk';
import { useUserBindWithdrawAddress } from '@openmall/sdk/hooks';
import { userBindWithdrawAddress } from '@openmall/sdk/validators';
import { useState } from 'react';
import { Form } from '../../../shared/forms/Form.tsx';
import { FormAlert } from '../../../shared/forms/FormAlert.tsx';
import { OwnerPassword } from '../../../shared/forms/fields/OwnerPassword.tsx';
import { SelectField } from '../../../shared/forms/fields/SelectField.tsx';
import { TextField } from '../../../shared/forms/fields/TextField.tsx';
import { useOwnerProof } from '../../../shared/forms/use-owner-proof.ts';
import { validateWith } from '../../../shared/forms/validate-with.ts';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shared/ui/overlay/ConfirmDialog.tsx';
import { CryptoAddress } from '../CryptoAddress.tsx';
import { networkName } from '../networks.ts';
import { AuthenticatorCodeField } from './RemoveAddress.tsx';

const Root = styled(Card)<{ readonly component: 'section' }>`
  display: grid;
  gap: 16px;
  padding: 24px;
  & h2 {
    font-size: 18px;
    line-height: 26px;
  }
  & > p {
    color: var(--mui-palette-text-secondary);
    text-wrap: pretty;
  }
`;

const AddressBox = styled.div`
  display: grid;
  gap: 12px;
  & .address {
    padding: 14px 16px;
    border-radius: var(--mui-shape-borderRadius);
    background: var(--mui-palette-background-default);
    color: var(--mui-palette-text-primary);
  }
`;

interface Values {
  /** The id of a channel: a coin on a network. */
  readonly channel: string;
  readonly address: string;
  readonly password: string;
  readonly authenticatorCode: string;
}

interface Props {
  readonly channels: readonly RechargeChannel[];
  /** Whether the server asks for the code of the authenticator. */
  readonly withCode: boolean;
  readonly onBound: () => void;
}

const paramsOf = (channel: RechargeChannel | undefined, { address }: Values) => ({
  coin: channel?.coin ?? ('' as 'USDT'), // Empty if nothing is chosen; the validator rejects it.
  blockchain_name: channel?.blockchain_name ?? '',
  channel_address: address.trim(),
});

const fieldOf = (path: string) =>
  path === 'channel_address'
    ? 'address'
    : path === 'password' || path === 'authenticatorCode'
      ? path
      : 'channel';

interface NewAddressProps {
  readonly channel: RechargeChannel;
  readonly address: string;
}

function NewAddress({ channel: { coin, blockchain_name }, address }: NewAddressProps) {
  const { t } = useTranslation('wallet');
  return (
    <AddressBox>
      <strong>{t('onNetwork', { coin, network: networkName(blockchain_name) })}</strong>
      <div className="address">
        <CryptoAddress address={address} />
      </div>
      <p>{t('withdraw.bindWarn')}</p>
    </AddressBox>
  );
}

/** Sets the only withdrawal address. It needs a confirmation, because removing it takes days. */
export function BindWithdrawAddress({ channels, withCode, onBound }: Props) {
  const { t } = useTranslation('wallet');
  const [submitted, setSubmitted] = useState<Values>();
  const proof = useOwnerProof();
  const bind = useUserBindWithdrawAddress({
    mutation: {
      meta: { inline: true },
      onSuccess: onBound,
      onError: (error) => {
        proof.handleRefusal(error);
        setSubmitted(undefined);
      },
    },
  });
  const channelOf = (values: Values) => channels.find(({ id }) => id === values.channel);
  const submittedChannel = submitted && channelOf(submitted);
  const inputOf = (values: Values) => ({
    ...paramsOf(channelOf(values), values),
    ...proof.inputOf(values.password),
    ...(withCode && { authenticatorCode: values.authenticatorCode.trim() }),
  });
  const validate = validateWith<Values>({
    schema: userBindWithdrawAddress,
    inputOf,
    fieldOf,
  });
  return (
    <Root component="section">
      <h2>{t('withdraw.bindTitle')}</h2>
      <p>{t('withdraw.bindText')}</p>
      <Form
        initial={{ channel: channels[0]?.id ?? '', address: '', password: '', authenticatorCode: '' }}
        validate={validate}
        onSubmit={(values) => {
          bind.reset();
          setSubmitted(values);
        }}
      >
        <SelectField
          name="channel"
          label={t('withdraw.bindCoin')}
          choices={channels.map(({ id, coin, blockchain_name }) => ({
            value: id,
            label: t('onNetwork', { coin, network: networkName(blockchain_name) }),
          }))}
        />
        <TextField
          name="address"
          label={t('withdraw.bindAddress')}
          hint={t('withdraw.bindHint')}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
        />
        {withCode && <AuthenticatorCodeField />}
        <FormAlert error={bind.error} />
        <OwnerPassword proof={proof} />
        <div>
          <Button type="submit" variant="contained" size="large">
            {t('withdraw.bind')}
          </Button>
        </div>
      </Form>
      <ConfirmDialog
        open={submitted !== undefined}
        title={t('withdraw.bindAsk')}
        action={bind.isPending ? t('withdraw.bindBusy') : t('withdraw.bind')}
        busy={bind.isPending}
        onClose={() => !bind.isPending && setSubmitted(undefined)}
        onConfirm={() => submitted && bind.mutate({ params: inputOf(submitted) })}
      >
        {submitted && submittedChannel && (
          <NewAddress channel={submittedChannel} address={submitted.address.trim()} />
        )}
      </ConfirmDialog>
    </Root>
  );
}
