import { useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CartContext, type CartLine, type CartPort } from '../../shared/cart/cart-port.ts';
import { loadNamespaces } from '../../shared/i18n/load-translations.ts';
import { useTranslation } from 'react-i18next';
import { settlementPath } from '../../shared/navigation/paths.ts';
import { PartPlaceholder, FailedPart } from '../../shared/parts/FailedPart.tsx';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { useStore } from '../../shared/state/use-store.ts';
import { VisuallyHidden } from '../../shared/ui/layout/VisuallyHidden.tsx';
import { lineKey } from './cart-lines.ts';
import { cart, useCartItems } from './cart-store.ts';
import { closeDrawer, drawer, openDrawer } from './drawer-state.ts';
import { FloatingCartButton } from './FloatingCartButton.tsx';

const CartDrawer = lazyPart({
  load: async () => {
    const [module] = await Promise.all([import('./CartDrawer.tsx'), loadNamespaces('cart')]);
    return module.CartDrawer;
  },
  frame: <PartPlaceholder data-place="side" aria-busy />,
  renderFailure: (error, retry) => <FailedPart error={error} onRetry={retry} onClose={closeDrawer} />,
});

/** Provides the cart port, the cart drawer and the floating cart button. */
export function CartProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { open } = useStore(drawer);
  const count = useCartItems().length;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const port = useMemo<CartPort>(
    () => ({
      count,
      add: (line: CartLine) => {
        cart.add(line);
        openDrawer(lineKey(line));
      },
      buyNow: (line: CartLine) => void navigate(settlementPath([line.id, line.skuId, line.count].join(','))),
      open: () => openDrawer(),
    }),
    [count, navigate],
  );
  return (
    <CartContext value={port}>
      {children}
      <FloatingCartButton pathname={pathname} count={count} />
      <VisuallyHidden role="status">{open ? t('cartCount', { count }) : ''}</VisuallyHidden>
      {open && <CartDrawer />}
    </CartContext>
  );
}
