import styled from '@emotion/styled';
import type { OrderQuoteStore } from '@openmall/sdk';
import { ChevronDown, Truck } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../shared/ui/display/Money.tsx';

const Root = styled.details`
  padding-inline: 16px;
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-background-default);
  color: var(--mui-palette-text-secondary);
  font-size: 13px;
  & > summary {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 44px;
    border-radius: var(--mui-shape-borderRadius);
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary svg {
    flex: none;
  }
  & > summary > .chevron {
    transition: rotate var(--quick);
  }
  &[open] > summary > .chevron {
    rotate: 180deg;
  }
  & b {
    margin-inline-start: auto;
    color: var(--mui-palette-text-primary);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & > p {
    padding-block-end: 12px;
    padding-inline-start: 28px;
  }
`;

/** The shipping of a store in one line, which expands to its parts. Free shipping has no line. */
export function StoreFreight({ store }: { readonly store: OrderQuoteStore }) {
  const { t } = useTranslation('checkout');
  if (store.freight === 0) return null;
  const parts = [
    { label: t('freight.dispatch'), value: store.dispatchFee },
    { label: t('freight.distance'), value: store.longDistanceFee },
    { label: t('freight.door'), value: store.deliveryFee },
  ].filter(({ value }) => value !== 0);
  return (
    <Root>
      <summary>
        <Truck size={18} aria-hidden />
        {t('freight.title')}
        <ChevronDown className="chevron" size={16} aria-hidden />
        <b>
          <Money value={store.freight} />
        </b>
      </summary>
      <p>
        {parts.map(({ label, value }, index) => (
          <Fragment key={label}>
            {index > 0 && ' · '}
            {label} <Money value={value} />
          </Fragment>
        ))}
      </p>
    </Root>
  );
}
