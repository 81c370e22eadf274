import styled from '@emotion/styled';
import type { LoanRepayment } from '@openmall/sdk';
import { useCreditPay } from '@openmall/sdk/hooks';
import { compare, formatDollars, subtract } from '@openmall/sdk/money';
import { Link } from 'react-router-dom';
import { FundPasswordForm } from '../../../shared/forms/FundPasswordForm.tsx';
import { useSendOnce } from '../../../shared/state/use-send-once.ts';
import { useTranslation } from 'react-i18next';
import { rechargePath } from '../../../shared/navigation/paths.ts';
import { Facts } from '../../../shared/ui/display/Facts.tsx';
import { Money } from '../../../shared/ui/display/Money.tsx';
import { Notice } from '../../../shared/ui/feedback/Notice.tsx';
import { loansPath } from '../loans-query.ts';

const Repayment = styled.div`
  padding: 4px 16px;
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-background-default);
`;

interface Props {
  readonly id: string;
  readonly repayment: LoanRepayment;
  readonly onPaid: () => void;
}

/** The amount to repay, the balance and the fund password. */
export function RepayForm({ id, repayment, onPaid }: Props) {
  const { t } = useTranslation('loans');
  const sendOnce = useSendOnce();
  const pay = useCreditPay({ mutation: { meta: { inline: true }, onSuccess: onPaid } });
  const { estimatePayment, accountAmount, alreadyCreditDays, realName } = repayment;
  const isShort = compare(accountAmount, estimatePayment) < 0;
  return (
    <FundPasswordForm
      label={t('repay.password')}
      buttonText={pay.isPending ? t('form.busy') : t('repay.submit')}
      error={pay.error}
      isDisabled={isShort || pay.isPending}
      onReset={pay.reset}
      onSend={(safeword) =>
        sendOnce(() => pay.mutate({ params: { creditId: id, safeword, total: estimatePayment } }), id)
      }
    >
      <Repayment>
        <Facts
          facts={[
            { label: t('repay.borrower'), value: <bdi>{realName}</bdi> },
            { label: t('bill.since'), value: t('days', { count: alreadyCreditDays }) },
            { label: t('repay.balance'), value: <Money value={accountAmount} /> },
            { label: t('bill.due'), value: <Money value={estimatePayment} />, strong: true },
          ]}
        />
      </Repayment>
      {isShort && (
        <Notice severity="warning">
          {t('repay.short', { amount: formatDollars(subtract(estimatePayment, accountAmount)) })}{' '}
          <Link to={rechargePath(loansPath({ repay: id }))}>{t('repay.recharge')}</Link>
        </Notice>
      )}
    </FundPasswordForm>
  );
}
