import { formatDollars } from '@openmall/sdk/money';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { isApiError, type LoanRepayment } from '@openmall/sdk';
import { useCreditPay } from '@openmall/sdk/hooks';
import { compare, subtract } from '@openmall/sdk/money';
import { useId, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { SixDigits } from '../../../shared/forms/fields/SixDigits.tsx';
import { useSendOnce } from '../../../shared/state/use-send-once.ts';
import { Trans, useTranslation } from 'react-i18next';
import { rechargePath } from '../../../shared/navigation/paths.ts';
import { Facts } from '../../../shared/ui/display/Facts.tsx';
import { amountParts, Money } from '../../../shared/ui/display/Money.tsx';
import { Notice } from '../../../shared/ui/feedback/Notice.tsx';
import { loansPath } from '../loans-query.ts';

const Root = styled.form`
  display: grid;
  gap: 16px;
  & > .facts {
    padding: 4px 16px;
    border-radius: var(--mui-shape-borderRadius);
    background: var(--mui-palette-background-default);
  }
  & > .said {
    min-block-size: 20px;
    color: var(--mui-palette-error-main);
    text-align: center;
    text-wrap: balance;
  }
  & a {
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`;

const lockErrors = new Set<string>(['lockedForThreeMinutes', 'tooManyWrongAttempts', 'accountFrozen']);

interface Props {
  readonly id: string;
  readonly repayment: LoanRepayment;
  readonly onPaid: () => void;
}

/** The amount to repay, the balance and the fund password. */
export function RepayForm({ id, repayment, onPaid }: Props) {
  const { t } = useTranslation('loans');
  const [safeword, setSafeword] = useState('');
  const errorId = useId();
  const sendOnce = useSendOnce();
  const pay = useCreditPay({ mutation: { meta: { inline: true }, onSuccess: onPaid } });
  const errorText = useErrorText(pay.error);
  const { estimatePayment, accountAmount, alreadyCreditDays, realName } = repayment;
  const isShort = compare(accountAmount, estimatePayment) < 0;
  const isDisabled = isShort || pay.isPending || (isApiError(pay.error) && lockErrors.has(pay.error.key));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isDisabled || safeword.length < 6) return;
    sendOnce(() => pay.mutate({ params: { creditId: id, safeword } }), id);
    setSafeword('');
  };
  return (
    <Root onSubmit={submit}>
      <div className="facts">
        <Facts
          facts={[
            { label: t('repay.borrower'), value: <bdi>{realName}</bdi> },
            { label: t('bill.since'), value: t('days', { count: alreadyCreditDays }) },
            { label: t('repay.balance'), value: <Money value={accountAmount} /> },
            { label: t('bill.due'), value: <Money value={estimatePayment} />, strong: true },
          ]}
        />
      </div>
      {isShort && (
        <Notice severity="warning">
          <Trans
            t={t}
            i18nKey="repay.short"
            values={{ amount: formatDollars(subtract(estimatePayment, accountAmount)) }}
            components={amountParts}
          />{' '}
          <Link to={rechargePath(loansPath({ repay: id }))}>{t('repay.recharge')}</Link>
        </Notice>
      )}
      <SixDigits
        label={t('repay.password')}
        value={safeword}
        onChange={(digits) => {
          if (digits && pay.error) pay.reset();
          setSafeword(digits);
        }}
        autoFocus
        disabled={isDisabled}
        invalid={pay.isError}
        describedBy={errorId}
      />
      <span className="said" id={errorId} role="alert">
        {pay.isError ? errorText : ''}
      </span>
      <Button type="submit" variant="contained" size="large" disabled={isDisabled || safeword.length < 6}>
        {pay.isPending ? t('form.busy') : t('repay.submit')}
      </Button>
    </Root>
  );
}
