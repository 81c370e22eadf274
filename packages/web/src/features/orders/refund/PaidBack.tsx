import styled from '@emotion/styled';
import type { OrderRefundQuoteData } from '@openmall/sdk';
import { useTranslation } from 'react-i18next';
import { AmountList } from '../../../shared/orders/AmountList.tsx';

const Root = styled.div`
  max-inline-size: 480px;
  padding: 16px;
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-background-default);
  & > p {
    margin-block-start: 12px;
    color: var(--mui-palette-text-secondary);
    text-wrap: pretty;
  }
`;

type Amount = 'goodsTotal' | 'freight' | 'tax' | 'serviceFee' | 'couponDiscount' | 'total';

interface Props {
  /** The quote of a refund or a return; undefined while it loads. */
  readonly quote: Pick<OrderRefundQuoteData, Amount> | undefined;
  readonly stale: boolean;
  /** What follows, a sentence each. */
  readonly notes: readonly (string | false | undefined)[];
}

/** The amounts that a refund or a return pays back, and what follows. */
export function PaidBack({ quote, stale, notes }: Props) {
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
      {notes.map((note) => note && <p key={note}>{note}</p>)}
    </Root>
  );
}
