import styled from '@emotion/styled';
import type { OrderQuoteStore } from '@openmall/sdk';
import { subtract } from '@openmall/sdk/money';
import { CalendarCheck, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDayRange } from '../../../shared/i18n/format.ts';
import { storePath } from '../../../shared/navigation/paths.ts';
import { FreeDelivery } from '../../../shared/orders/FreeDelivery.tsx';
import { StoreCoupon } from '../coupon/StoreCoupon.tsx';
import type { WantedLine } from '../order-info.ts';
import type { LineFix } from './quote-fix.ts';
import { QuoteLine } from './QuoteLine.tsx';
import { StoreFreight } from './StoreFreight.tsx';

const Root = styled.section`
  & + & {
    margin-block-start: 16px;
    padding-block-start: 16px;
    border-block-start: 8px solid var(--mui-palette-background-default);
    margin-inline: -24px;
    padding-inline: 24px;
  }
  & > header {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 32px;
    font-weight: 600;
  }
  & > header svg {
    color: var(--mui-palette-text-secondary);
  }
  & > header a:hover {
    color: var(--mui-palette-primary-main);
  }
  & .terms {
    border-radius: var(--mui-shape-borderRadius);
    background: var(--mui-palette-background-default);
  }
  & .arrival {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 12px 16px 4px;
    font-size: 13px;
    font-weight: 600;
  }
`;

export interface LineChanges {
  /** The price of one piece that the cart shows. */
  readonly priceOf: (line: WantedLine) => number | undefined;
  readonly maxBuy: number;
  readonly onFix: (line: WantedLine, fix: LineFix) => void;
  readonly onRemove: (line: WantedLine) => void;
}

export interface QuoteChanges extends LineChanges {
  /** Undefined uses no coupon for the order of the store. */
  readonly onCoupon: (storeId: string, code: string | undefined) => void;
}

/** The lines of a store and their shipping costs. */
export function QuoteStore({
  store,
  changes,
}: {
  readonly store: OrderQuoteStore;
  readonly changes: QuoteChanges;
}) {
  const { t } = useTranslation('goods');
  return (
    <Root aria-label={store.sellerName}>
      <header>
        <Store size={16} aria-hidden />
        <Link to={storePath(store.sellerId)}>{store.sellerName}</Link>
      </header>
      <ul>
        {store.lines.map((line) => {
          const wanted = { id: line.sellerGoodsId, skuId: line.skuId, count: line.goodsNum };
          return (
            <QuoteLine
              key={`${wanted.id} ${wanted.skuId}`}
              line={line}
              knownPrice={changes.priceOf(wanted)}
              maxBuy={changes.maxBuy}
              onFix={(fix) => changes.onFix(wanted, fix)}
              onRemove={() => changes.onRemove(wanted)}
            />
          );
        })}
      </ul>
      <div className="terms">
        {store.delivery && (
          <p className="arrival">
            <CalendarCheck size={18} aria-hidden />
            {t('arrives', { days: formatDayRange(store.delivery.earliest, store.delivery.latest) })}
          </p>
        )}
        {store.lines.some(({ problems }) => problems.length === 0) && (
          <>
            <StoreFreight store={store} />
            {store.freeDelivery && (
              <FreeDelivery
                from={store.freeDelivery.from}
                goods={subtract(store.freeDelivery.from, store.freeDelivery.missing)}
              />
            )}
            {/* Servers without coupons do not name their discount. */}
            {store.couponDiscount !== undefined && (
              <StoreCoupon store={store} onChoose={(code) => changes.onCoupon(store.sellerId, code)} />
            )}
          </>
        )}
      </div>
    </Root>
  );
}
