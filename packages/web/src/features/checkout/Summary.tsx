import Skeleton from '@mui/material/Skeleton';
import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import type { OrderQuoteData } from '@openmall/sdk';
import { add, formatDollars, multiply, truncate } from '@openmall/sdk/money';
import { Lock } from 'lucide-react';
import { FormAlert } from '../../shared/forms/FormAlert.tsx';
import { useTranslation } from 'react-i18next';
import { textOr } from '../../shared/i18n/i18n.ts';
import { AmountList } from '../../shared/orders/AmountList.tsx';
import { useReturnDays } from '../../shared/orders/use-return-days.ts';
import { PAYMENT_TITLE_ID } from './pay/step/PaymentSection.tsx';
import type { PlaceOrder } from './use-place-order.ts';

const Root = styled(Card)<{ readonly component: 'aside' }>`
  position: sticky;
  inset-block-start: 24px;
  display: grid;
  gap: 16px;
  padding: 24px;
  & h2 {
    font-size: 20px;
    line-height: 28px;
  }
  & .note {
    color: var(--mui-palette-text-secondary);
    font-size: 13px;
    line-height: 18px;
    text-align: center;
  }
  & .why {
    color: var(--mui-palette-warning-main);
    font-size: 13px;
    line-height: 18px;
    text-align: center;
  }
  & .small {
    display: flex;
    align-items: start;
    gap: 8px;
    color: var(--mui-palette-text-tertiary);
    font-size: 12px;
    line-height: 16px;
  }
  & .small svg {
    flex: none;
    margin-block-start: 1px;
  }
  @media (width < 900px) {
    position: static;
    padding: 16px;
  }
`;

/** The fee that a payment provider charges on top of the orders, in dollars. */
export const handlingFee = (total: number | string, feeRatio: number): string =>
  truncate(multiply(total, feeRatio), 2);

const totalOf = ({ total }: OrderQuoteData, feeRatio: number): string =>
  add(total, handlingFee(total, feeRatio));

interface Props {
  readonly quote: OrderQuoteData | undefined;
  /** The quote failed to load; the goods show the error. */
  readonly failed: boolean;
  /** The amounts are from before the last change. */
  readonly stale: boolean;
  readonly feeRatio: number;
  /** Code of the chosen payment method. */
  readonly method: string;
  /** Why the order cannot be submitted; undefined if it can. */
  readonly blocker: string | undefined;
  readonly order: Pick<PlaceOrder, 'phase' | 'error'>;
  readonly onSubmit: () => void;
}

type FiguresProps = Pick<Props, 'quote' | 'stale' | 'feeRatio'>;

function Figures({ quote, stale, feeRatio }: FiguresProps) {
  const { t } = useTranslation('checkout');
  // Most orders have no tax and fees, so they show only once they are known.
  const rows = [
    { label: t('sum.goods'), value: quote?.itemsTotal },
    { label: t('sum.freight'), value: quote?.freight },
    { label: t('sum.tax'), value: quote?.tax ?? 0 },
    { label: t('sum.service'), value: quote?.serviceFee ?? 0 },
    { label: t('sum.handling'), value: quote ? handlingFee(quote.total, feeRatio) : 0 },
  ];
  return (
    <AmountList
      large
      stale={stale}
      rows={rows}
      discount={{ label: t('sum.discount'), value: quote?.discount }}
      coupon={{ label: t('sum.coupon'), value: quote?.couponDiscount }}
      total={{ label: t('sum.total'), value: quote && totalOf(quote, feeRatio) }}
    />
  );
}

/** On a phone the summary is far below the payment methods, and on a large screen they are below its fold. */
function showPaymentMethods() {
  const title = document.getElementById(PAYMENT_TITLE_ID);
  title?.scrollIntoView({ block: 'center' });
  title?.focus({ preventScroll: true });
}

/** The summary of the checkout with the button that places the order. */
export function Summary({ quote, failed, stale, feeRatio, method, blocker, order, onSubmit }: Props) {
  const { t } = useTranslation('checkout');
  const days = useReturnDays();
  if (!quote && failed) return null;
  const busy = order.phase !== 'idle';
  const buttonText = {
    idle: quote && t('submit', { amount: formatDollars(totalOf(quote, feeRatio)) }),
    sending: t('phase.sending'),
    slow: t('phase.slow'),
    checking: t('phase.checking'),
  };
  return (
    <Root component="aside" aria-label={t('sum.title')} aria-busy={!quote}>
      <h2>{t('sum.title')}</h2>
      <div role="status">
        <Figures quote={quote} stale={stale} feeRatio={feeRatio} />
      </div>
      <FormAlert error={order.error} />
      {quote ? (
        <Button
          variant="contained"
          size="large"
          disabled={busy || stale || blocker !== undefined}
          onClick={onSubmit}
          style={{ whiteSpace: 'normal' }}
        >
          {buttonText[order.phase]}
        </Button>
      ) : (
        <Skeleton height={48} />
      )}
      {quote && blocker ? (
        <span className="why" role="status">
          {blocker}
        </span>
      ) : (
        <span className="note">
          {t('method.title')}: <strong>{textOr('checkout', `method.names.${method}`, method)}</strong>{' '}
          <Button
            size="small"
            aria-label={`${t('change')}: ${t('method.title')}`}
            onClick={showPaymentMethods}
          >
            {t('change')}
          </Button>
        </span>
      )}
      <span className="small">
        <Lock size={14} aria-hidden /> {days === undefined ? t('agreementNone') : t('agreement', { days })}
      </span>
    </Root>
  );
}
