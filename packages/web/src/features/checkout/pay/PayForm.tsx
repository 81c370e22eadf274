import { compare, formatDollars, subtract } from '@openmall/sdk/money';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { FundPasswordForm } from '../../../shared/forms/FundPasswordForm.tsx';
import { useTranslation } from 'react-i18next';
import { placedPath, rechargePath } from '../../../shared/navigation/paths.ts';
import { Money } from '../../../shared/ui/display/Money.tsx';
import { Notice } from '../../../shared/ui/feedback/Notice.tsx';
import { usePay } from './use-pay.ts';

const Root = styled(FundPasswordForm)`
  gap: 20px;
`;

const Amount = styled.div`
  display: grid;
  justify-items: center;
  gap: 2px;
  padding-block: 20px;
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-background-default);
  color: var(--mui-palette-text-secondary);
  & > strong {
    color: var(--mui-palette-text-primary);
    font-size: 32px;
    line-height: 40px;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
`;

interface Props {
  readonly orderIds: readonly string[];
  readonly total: string | number;
  /** Undefined while it loads. */
  readonly balance: string | number | undefined;
  readonly onPaid: () => void;
  /** Why the payment failed in the checkout. */
  readonly firstError?: unknown;
}

/** Amount, balance and fund password. Entering the sixth digit submits the form. */
export function PayForm({ orderIds, total, balance, onPaid, firstError }: Props) {
  const { t } = useTranslation('checkout');
  const { pay, isPending, error, reset } = usePay(orderIds, onPaid, { firstError });
  const isShort = balance !== undefined && compare(balance, total) < 0;
  return (
    <Root
      label={t('pay.password')}
      buttonText={isPending ? t('pay.busy') : t('pay.submit')}
      error={error}
      isDisabled={isShort || isPending}
      sendWhenFull
      onReset={reset}
      onSend={pay}
    >
      <Amount>
        <span>{t('pay.amount', { count: orderIds.length })}</span>
        <strong>
          <Money value={total} />
        </strong>
        {balance !== undefined && (
          <span>
            {t('pay.balance')} <Money value={balance} />
          </span>
        )}
      </Amount>
      {Boolean(firstError) && !isShort && <p>{t('pay.onlyThePayment')}</p>}
      {isShort && (
        <Notice severity="warning">
          {t('pay.short', { amount: formatDollars(subtract(total, balance)) })} {t('pay.shortText')}{' '}
          <Link to={rechargePath(placedPath(orderIds))}>{t('pay.recharge')}</Link>
        </Notice>
      )}
    </Root>
  );
}
