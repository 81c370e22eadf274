import styled from '@emotion/styled';
import type { RechargeChannel } from '@openmall/sdk';
import { useUserBindWithdrawAddress } from '@openmall/sdk/hooks';
import { userBindWithdrawAddress } from '@openmall/sdk/validators';
import { useState } from 'react';
import { Form } from '../../../shared/forms/Form.tsx';
import { FormAlert } from '../../../shared/forms/FormAlert.tsx';
import { SelectField } from '../../../shared/forms/SelectField.tsx';
import { TextField } from '../../../shared/forms/TextField.tsx';
import { validateWith } from '../../../shared/forms/validate-with.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Card } from '../../../shared/ui/Card.tsx';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { ChainAddress } from '../ChainAddress.tsx';
import { networkName } from '../networks.ts';

const Root = styled(Card)`
  display: grid;
  gap: 16px;
  padding: 24px;
  & h2 {
    font-size: 18px;
    line-height: 26px;
  }
  & > p {
    color: var(--ink-soft);
    text-wrap: pretty;
  }
`;

const Asked = styled.div`
  display: grid;
  gap: 12px;
  & .address {
    padding: 14px 16px;
    border-radius: var(--radius);
    background: var(--ground);
    color: var(--ink);
  }
`;

interface Values {
  /** Id of a channel: a coin on a network. */
  readonly channel: string;
  readonly address: string;
}

interface Props {
  readonly channels: readonly RechargeChannel[];
  readonly onBound: () => void;
}

const paramsOf = (channel: RechargeChannel | undefined, { address }: Values) => ({
  coin: channel?.coin ?? ('' as 'USDT'), // Nothing chosen: the validator says so.
  blockchain_name: channel?.blockchain_name ?? '',
  channel_address: address.trim(),
});

const fieldOf = (path: string) => (path === 'channel_address' ? 'address' : 'channel');

/** Names the one address that withdrawals go to. It is asked twice, as it cannot be changed. */
export function BindAddress({ channels, onBound }: Props) {
  const { t } = useTranslation('wallet');
  const [asked, setAsked] = useState<Values>();
  const bind = useUserBindWithdrawAddress({
    mutation: { meta: { inline: true }, onSuccess: onBound, onError: () => setAsked(undefined) },
  });
  const channelOf = (values: Values) => channels.find(({ id }) => id === values.channel);
  const chosen = asked && channelOf(asked);
  const validate = validateWith<Values>({
    schema: userBindWithdrawAddress,
    inputOf: (values) => paramsOf(channelOf(values), values),
    fieldOf,
  });
  return (
    <Root as="section">
      <h2>{t('withdraw.bindTitle')}</h2>
      <p>{t('withdraw.bindText')}</p>
      <Form
        initial={{ channel: channels[0]?.id ?? '', address: '' }}
        validate={validate}
        onSubmit={(values) => {
          bind.reset();
          setAsked(values);
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
        <FormAlert error={bind.error} />
        <div>
          <Button type="submit" variant="contained" size="large">
            {t('withdraw.bind')}
          </Button>
        </div>
      </Form>
      <ConfirmDialog
        open={asked !== undefined}
        title={t('withdraw.bindAsk')}
        action={bind.isPending ? t('withdraw.bindBusy') : t('withdraw.bind')}
        busy={bind.isPending}
        onClose={() => !bind.isPending && setAsked(undefined)}
        onConfirm={() => asked && !bind.isPending && bind.mutate({ params: paramsOf(chosen, asked) })}
      >
        {asked && chosen && (
          <Asked>
            <strong>
              {t('onNetwork', { coin: chosen.coin, network: networkName(chosen.blockchain_name) })}
            </strong>
            <div className="address">
              <ChainAddress address={asked.address.trim()} />
            </div>
            <p>{t('withdraw.bindWarn')}</p>
          </Asked>
        )}
      </ConfirmDialog>
    </Root>
  );
}
