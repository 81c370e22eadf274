import styled from '@emotion/styled';
import type { OrderRefundQuoteData } from '@openmall/sdk';
import { formatDollars } from '@openmall/sdk/money';
import { useTranslation } from 'react-i18next';
import { AmountList } from '../../../shared/orders/AmountList.tsx';

const Root = styled.div`
  max-inline-size: 420px;
  padding: 16px;
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-background-default);
  & > p {
    margin-block-start: 12px;
    color: var(--mui-palette-text-secondary);
    text-wrap: pretty;
  }
`;

interface Props {
  /** Undefined while it loads. */
  readonly quote: OrderRefundQuoteData | undefined;
  readonly stale: boolean;
}

/** What a refund pays back, and what becomes of the rest of the order. */
export function RefundOutcome({ quote, stale }: Props) {
  const { t } = useTranslation('orders');
  return (
    <Root aria-live="polite">
      <AmountList
        stale={stale}
        rows={[
          { label: t('sums.goods'), value: quote?.goodsTotal },
          { label: t('sums.freight'), value: quote?.freight },
          { label: t('sums.tax'), value: quote?.tax },
          { label: t('sums.service'), value: quote?.serviceFee },
        ]}
        discount={{ label: t('sums.coupon', { code: '' }).trim(), value: quote?.couponDiscount ?? 0 }}
        total={{ label: t('refund.back'), value: quote?.total }}
      />
      {quote && (
        <p>
          {quote.isWhole ? t('refund.ends') : t('refund.goesOn', { amount: formatDollars(quote.restTotal) })}
        </p>
      )}
    </Root>
  );
}
