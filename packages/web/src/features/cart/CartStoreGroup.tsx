import styled from '@emotion/styled';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { storePath } from '../../shared/navigation/paths.ts';
import { CheckBox } from '../../shared/ui/input/CheckBox.tsx';
import { FreeDelivery } from '../../shared/orders/FreeDelivery.tsx';
import { checkedOf, checksOf, lineKey, totalOf, type CartGroup, type CartItem } from './cart-lines.ts';
import { cart } from './cart-store.ts';
import { CartRow } from './CartRow.tsx';

const Root = styled.section`
  & + & {
    margin-block-start: 8px;
    border-block-start: 8px solid var(--mui-palette-background-default);
    margin-inline: -24px;
    padding-inline: 24px;
  }
  & > header {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 48px;
  }
  & > header a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-inline-size: 0;
    font-weight: 600;
    border-radius: 4px;
  }
  & > header a > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > header a:hover {
    color: var(--mui-palette-primary-main);
  }
  @media (width < 900px) {
    & + & {
      margin-inline: -16px;
      padding-inline: 16px;
    }
  }
`;

interface Props {
  readonly group: CartGroup;
  readonly fresh: string | undefined;
  readonly maxBuy: number;
  readonly onRemove: (item: CartItem) => void;
  readonly onLeave: () => void;
}

/** The lines of a store with a check box for all of them. */
export function CartStoreGroup({ group, fresh, maxBuy, onRemove, onLeave }: Props) {
  const { t } = useTranslation('cart');
  const { seller, items } = group;
  const checks = checksOf(items);
  return (
    <Root aria-label={seller.name}>
      <header>
        <CheckBox
          label={t('checkStore', { name: seller.name })}
          checked={checks.all}
          indeterminate={checks.some}
          onChange={(all) => cart.check(items, all)}
        />
        <Link to={storePath(seller.id)} onClick={onLeave}>
          <span>{seller.name}</span>
          <ChevronRight className="flips" size={16} aria-hidden />
        </Link>
      </header>
      {seller.freeDeliveryFrom && (checks.all || checks.some) && (
        <FreeDelivery from={seller.freeDeliveryFrom} goods={totalOf(checkedOf(items))} />
      )}
      <ul>
        {items.map((item) => (
          <CartRow
            key={lineKey(item)}
            item={item}
            fresh={lineKey(item) === fresh}
            maxBuy={maxBuy}
            onRemove={() => onRemove(item)}
            onLeave={onLeave}
          />
        ))}
      </ul>
    </Root>
  );
}
