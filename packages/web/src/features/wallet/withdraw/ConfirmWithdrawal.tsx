import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { isApiError } from '@openmall/sdk';
import { formatCoin } from '@openmall/sdk/money';
import { useId, useState, type FormEvent } from 'react';
import { SixDigits } from '../../../shared/forms/fields/SixDigits.tsx';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx';
import { Facts } from '../../../shared/ui/display/Facts.tsx';
import { ChainAddress } from '../ChainAddress.tsx';
import { Coins } from '../Coins.tsx';
import { networkName, paidCoin } from '../networks.ts';
import { WithdrawBlocker } from './WithdrawBlocker.tsx';
import type { Figures, WithdrawValues } from './withdraw-values.ts';

const Root = styled.form`
  display: grid;
  gap: 16px;
  & > .warn {
    color: var(--mui-palette-text-secondary);
  }
  & > .facts {
    padding: 4px 16px;
    border-radius: var(--mui-shape-borderRadius);
    background: var(--mui-palette-background-default);
  }
`;

const lockErrors = new Set<string>(['lockedForThreeMinutes', 'tooManyWrongAttempts', 'accountFrozen']);

interface Props {
  readonly values: WithdrawValues;
  readonly address: string;
  readonly network: string;
  readonly figures: Figures;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onType: () => void;
  readonly onSend: (safeword: string) => void;
  readonly onClose: () => void;
}

/** Confirms a withdrawal: a summary, the fund password, and a button with the amount. */
export function ConfirmWithdrawal(props: Props) {
  const { values, address, network, figures, busy, error, onType, onSend, onClose } = props;
  const { t } = useTranslation('wallet');
  const [safeword, setSafeword] = useState('');
  const errorId = useId();
  const coin = paidCoin(values.channel);
  const isLocked = isApiError(error) && lockErrors.has(error.key);
  const isBank = values.channel === 'bank';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (safeword.length < 6 || busy || isLocked) return;
    onSend(safeword);
    setSafeword('');
  };
  return (
    <Dialog open onClose={() => !busy && onClose()} title={t('withdraw.confirm')} width={520}>
      <Root onSubmit={submit}>
        <p className="warn">{t('withdraw.confirmText')}</p>
        <div className="facts">
          <Facts
            facts={[
              { label: t('fact.to'), value: !isBank && <ChainAddress address={address} /> },
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
        </div>
        <SixDigits
          label={t('withdraw.fundPassword')}
          value={safeword}
          onChange={(digits) => {
            if (digits && error) onType();
            setSafeword(digits);
          }}
          autoFocus
          disabled={busy || isLocked}
          invalid={Boolean(error)}
          describedBy={errorId}
        />
        <WithdrawBlocker error={error} id={errorId} />
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={busy || isLocked || safeword.length < 6}
        >
          {busy
            ? t('withdraw.busy')
            : t('withdraw.submit', { amount: `${formatCoin(values.amount.trim())} ${coin}` })}
        </Button>
      </Root>
    </Dialog>
  );
}
