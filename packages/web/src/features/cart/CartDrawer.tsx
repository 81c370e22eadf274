import ButtonBase from '@mui/material/ButtonBase';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/navigation/paths.ts';
import { useStore } from '../../shared/state/use-store.ts';
import { SideSheet } from '../../shared/ui/overlay/SideSheet.tsx';
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx';
import { groupByStore, lineKey, type CartItem } from './cart-lines.ts';
import { cart, useCartItems } from './cart-store.ts';
import { CartFoot } from './CartFoot.tsx';
import { CartStoreGroup } from './CartStoreGroup.tsx';
import { closeDrawer, drawer } from './drawer-state.ts';
import { SavedForLater } from './SavedForLater.tsx';
import { useMaxBuy } from './use-max-buy.ts';

const Undo = styled.div`
  position: sticky;
  inset-block-end: 0;
  margin-block-start: 16px;
  & > div {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 8px;
    padding-inline-start: 16px;
    border-radius: var(--mui-shape-borderRadius);
    background: var(--mui-palette-text-primary);
    color: var(--mui-palette-background-paper);
    box-shadow: var(--mui-elevation-high);
  }
  & span {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & button {
    border: 0;
    border-radius: var(--mui-shape-borderRadiusSmall);
    padding: 8px 12px;
    background: none;
    color: var(--mui-palette-background-paper);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & button:focus-visible {
    outline-color: var(--mui-palette-background-paper);
    outline-offset: -2px;
  }
`;

interface Removed {
  readonly item: CartItem;
  readonly index: number;
}

/** The cart drawer: 400 px wide at the end side, with the page behind it inert (spec §2). */
export function CartDrawer() {
  const { t } = useTranslation('cart');
  const items = useCartItems();
  const { fresh } = useStore(drawer);
  const [removed, setRemoved] = useState<Removed>();
  const maxBuy = useMaxBuy();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const remove = (item: CartItem) => {
    setRemoved({ item, index: cart.get().indexOf(item) });
    cart.remove([item]);
  };
  const undo = () => {
    if (removed) cart.restore(removed.item, removed.index);
    setRemoved(undefined);
  };
  const go = (to: string) => {
    closeDrawer();
    if (to !== pathname) void navigate(to);
  };
  const foot = items.length > 0 && <CartFoot items={items} onCheckout={() => go(paths.settlement)} />;
  return (
    <SideSheet
      open
      onClose={closeDrawer}
      width={400}
      title={t('title', { count: items.length })}
      footer={foot}
    >
      {items.length === 0 && (
        <EmptyState
          icon={<ShoppingBag size={40} />}
          title={t('empty.title')}
          text={t('empty.text')}
          actions={
            <Button variant="contained" onClick={() => go(paths.commodity)}>
              {t('empty.action')}
            </Button>
          }
        />
      )}
      {groupByStore(items).map((group) => (
        <CartStoreGroup
          key={group.seller.id}
          group={group}
          fresh={fresh}
          maxBuy={maxBuy}
          onRemove={remove}
          onLeave={closeDrawer}
        />
      ))}
      <SavedForLater onRemove={remove} onLeave={closeDrawer} />
      {/* Inside the dialog, because nothing outside of it can be clicked while it is open. */}
      <Undo role="status">
        {removed && (
          <div key={lineKey(removed.item)}>
            <span>{t('removed', { name: removed.item.name })}</span>
            <ButtonBase onClick={undo}>{t('undo')}</ButtonBase>
          </div>
        )}
      </Undo>
    </SideSheet>
  );
}
