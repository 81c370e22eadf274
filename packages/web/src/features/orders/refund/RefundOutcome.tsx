import type { OrderRefundQuoteData } from '@openmall/sdk';
import { formatDollars } from '@openmall/sdk/money';
import { useTranslation } from 'react-i18next';
import { PaidBack } from './PaidBack.tsx';

interface Props {
  /** Undefined while it loads. */
  readonly quote: OrderRefundQuoteData | undefined;
  readonly stale: boolean;
}

/** What a refund pays back, and what becomes of the rest of the order. */
export function RefundOutcome({ quote, stale }: Props) {
  const { t } = useTranslation('orders');
  return (
    <PaidBack
      quote={quote}
      stale={stale}
      notes={[
        quote &&
          (quote.isWhole ? t('refund.ends') : t('refund.goesOn', { amount: formatDollars(quote.restTotal) })),
      ]}
    />
  );
}
