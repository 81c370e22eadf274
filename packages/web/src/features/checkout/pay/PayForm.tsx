import { formatDollars } from '@openmall/sdk/money';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { isApiError } from '@openmall/sdk';
import { compare, subtract } from '@openmall/sdk/money';
import { useId, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { SixDigits } from '../../../shared/forms/fields/SixDigits.tsx';
import { Trans, useTranslation } from 'react-i18next';
import { placedPath, rechargePath } from '../../../shared/navigation/paths.ts';
import { amountParts, Money } from '../../../shared/ui/display/Money.tsx';
import { Notice } from '../../../shared/ui/feedback/Notice.tsx';
import { usePay } from './use-pay.ts';

const Root = styled.form`
  display: grid;
  gap: 20px;
  & .amount {
    display: grid;
    justify-items: center;
    gap: 2px;
    padding-block: 20px;
    border-radius: var(--mui-shape-borderRadius);
    background: var(--mui-palette-background-default);
    color: var(--mui-palette-text-secondary);
  }
  & .amount strong {
    color: var(--mui-palette-text-primary);
    font-size: 32px;
    line-height: 40px;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  & a {
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 2px;
  }
  & .said {
    min-block-size: 20px;
    color: var(--mui-palette-error-main);
    text-align: center;
    text-wrap: balance;
  }
`;

const lockErrors = new Set(['lockedForThreeMinutes', 'tooManyWrongAttempts', 'accountFrozen']);

interface Props {
  readonly orderIds: readonly string[];
  readonly total: string | number;
  /** Undefined while it loads. */
  readonly balance: string | number | undefined;
  readonly onPaid: () => void;
}

/** Amount, balance and fund password. Entering the sixth digit submits the form. */
export function PayForm({ orderIds, total, balance, onPaid }: Props) {
  const { t } = useTranslation('checkout');
  const [safeword, setSafeword] = useState('');
  const errorId = useId();
  const { pay, isPending, error, reset } = usePay(orderIds, onPaid);
  const errorText = useErrorText(error);
  const isShort = balance !== undefined && compare(balance, total) < 0;
  const isLocked = isApiError(error) && error.key !== undefined && lockErrors.has(error.key);
  const send = (digits: string) => {
    if (digits.length < 6 || isShort || isPending) return;
    pay(digits);
    setSafeword('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(safeword);
  };
  const change = (digits: string) => {
    if (digits && error) reset();
    setSafeword(digits);
  };
  return (
    <Root onSubmit={submit}>
      <div className="amount">
        <span>{t('pay.amount', { count: orderIds.length })}</span>
        <strong>
          <Money value={total} />
        </strong>
        {balance !== undefined && (
          <span>
            {t('pay.balance')} <Money value={balance} />
          </span>
        )}
      </div>
      {isShort && (
        <Notice severity="warning">
          <Trans
            t={t}
            i18nKey="pay.short"
            values={{ amount: formatDollars(subtract(total, balance)) }}
            components={amountParts}
          />{' '}
          {t('pay.shortText')} <Link to={rechargePath(placedPath(orderIds))}>{t('pay.recharge')}</Link>
        </Notice>
      )}
      <SixDigits
        label={t('pay.password')}
        value={safeword}
        onChange={change}
        onFull={send}
        autoFocus
        disabled={isShort || isPending || isLocked}
        invalid={Boolean(error)}
        describedBy={errorId}
      />
      <span className="said" id={errorId} role="alert">
        {error ? errorText : ''}
      </span>
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={isShort || isPending || isLocked || safeword.length < 6}
      >
        {isPending ? t('pay.busy') : t('pay.submit')}
      </Button>
    </Root>
  );
}
