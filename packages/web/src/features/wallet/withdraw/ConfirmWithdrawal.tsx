import styled from '@emotion/styled';
import { formatCoin } from '@openmall/sdk/money';
import { FundPasswordForm } from '../../../shared/forms/FundPasswordForm.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx';
import { Facts } from '../../../shared/ui/display/Facts.tsx';
import { CryptoAddress } from '../CryptoAddress.tsx';
import { Coins } from '../Coins.tsx';
import { networkName, paidCoin } from '../networks.ts';
import { CodeInput } from './CodeInput.tsx';
import { RequirementLink } from './RequirementLink.tsx';
import type { Figures, WithdrawValues } from './withdraw-values.ts';

const Warning = styled.p`
  color: var(--mui-palette-text-secondary);
`;

const Summary = styled.div`
  padding: 4px 16px;
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-background-default);
`;

interface Props {
  readonly values: WithdrawValues;
  readonly address: string;
  readonly network: string;
  readonly figures: Figures;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onReset: () => void;
  /** Whether the server asks for the code of the authenticator. */
  readonly withCode: boolean;
  readonly onSend: (safeword: string, code: string | undefined) => void;
  readonly onClose: () => void;
}

/** Confirms a withdrawal: a summary, the code of the authenticator, the fund password, and a button with the amount. */
export function ConfirmWithdrawal(props: Props) {
  const { values, address, network, figures, busy, error, withCode, onReset, onSend, onClose } = props;
  const [code, setCode] = useState('');
  const changeCode = (digits: string) => {
    if (error) onReset();
    setCode(digits);
  };
  const { t } = useTranslation('wallet');
  const coin = paidCoin(values.channel);
  const isBank = values.channel === 'bank';
  return (
    <Dialog open onClose={() => !busy && onClose()} title={t('withdraw.confirm')} width={520}>
      <FundPasswordForm
        label={t('withdraw.fundPassword')}
        buttonText={
          busy
            ? t('withdraw.busy')
            : t('withdraw.submit', { amount: `${formatCoin(values.amount.trim())} ${coin}` })
        }
        error={error}
        errorAction={<RequirementLink error={error} />}
        isDisabled={busy}
        onReset={onReset}
        isIncomplete={withCode && code.length < 6}
        onSend={(safeword) => onSend(safeword, withCode ? code : undefined)}
      >
        <Warning>{t('withdraw.confirmText')}</Warning>
        <Summary>
          <Facts
            facts={[
              { label: t('fact.to'), value: !isBank && <CryptoAddress address={address} /> },
              { label: t('fact.network'), value: !isBank && networkName(network) },
              { label: t('fact.bank'), value: isBank && values.bankName },
              { label: t('fact.holder'), value: isBank && <bdi>{values.bankUserName}</bdi> },
              { label: t('fact.account'), value: isBank && <bdi dir="ltr">{values.bankCardNo}</bdi> },
              { label: t('fact.amount'), value: <Coins value={values.amount.trim()} coin={coin} /> },
              { label: t('fact.fee'), value: <Coins value={figures.fee} coin={coin} /> },
              {
                label: t('withdraw.arrives'),
                value: <Coins value={figures.arrives} coin={coin} />,
                strong: true,
              },
            ]}
          />
        </Summary>
        {withCode && <CodeInput value={code} onChange={changeCode} disabled={busy} />}
      </FundPasswordForm>
    </Dialog>
  );
}
