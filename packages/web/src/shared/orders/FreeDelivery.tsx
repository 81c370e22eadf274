import styled from '@emotion/styled';
import { compare, formatDollars, subtract } from '@openmall/sdk/money';
import { Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const Root = styled.div`
  display: grid;
  grid-template-columns: 18px minmax(0, 1fr);
  gap: 6px 10px;
  align-items: center;
  padding: 10px 16px 12px;
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-background-default);
  font-size: 13px;
  line-height: 18px;
  & > svg {
    color: var(--mui-palette-text-secondary);
  }
  & > [role='progressbar'] {
    grid-column: 2;
    block-size: 6px;
    border-radius: 3px;
    background: linear-gradient(var(--mui-palette-primary-main) 0 0) no-repeat left / 0
      var(--mui-palette-divider);
    &:dir(rtl) {
      background-position-x: right;
    }
  }
  &[data-free='true'],
  &[data-free='true'] > svg {
    color: var(--mui-palette-success-main);
    font-weight: 600;
  }
`;

interface Props {
  /** The store's minimum for free delivery, in dollars. */
  readonly from: number;
  /** The current goods total, in dollars. */
  readonly goods: number | string;
}

/** How far the goods of a store are from free delivery. */
export function FreeDelivery({ from, goods }: Props) {
  const { t } = useTranslation('cart');
  const missing = subtract(from, goods);
  const isFree = compare(missing, 0) <= 0;
  const percent = Math.min(100, Math.max(0, Math.round((Number(goods) / from) * 100)));
  const text = isFree ? t('freeDelivery.reached') : t('freeDelivery.add', { amount: formatDollars(missing) });
  return (
    <Root data-free={isFree}>
      <Truck size={18} aria-hidden />
      <span>{text}</span>
      {!isFree && (
        <span
          role="progressbar"
          aria-label={text}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          style={{ backgroundSize: `${percent}% 100%` }}
        />
      )}
    </Root>
  );
}
