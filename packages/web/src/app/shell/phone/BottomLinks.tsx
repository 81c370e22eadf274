import Badge from '@mui/material/Badge';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import { House, LayoutGrid, ShoppingBag, UserRound } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useCart } from '../../../shared/cart/cart-port.ts';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '../../../shared/navigation/RouterLink.tsx';
import { loginPath, paths } from '../../../shared/navigation/paths.ts';
import { useLoggedIn } from '../../../shared/session/use-session.ts';

const placeOf = (pathname: string): string => {
  if (pathname === paths.index || pathname === paths.root) return 'home';
  if (pathname === paths.classification) return 'categories';
  return pathname.startsWith(paths.userInfo) || pathname === paths.login ? 'account' : '';
};

/** Home, categories, cart and account. */
export function BottomLinks() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const loggedIn = useLoggedIn();
  const cart = useCart();
  const place = placeOf(pathname);
  const cartIcon = (
    <Badge badgeContent={cart?.count ?? 0}>
      <ShoppingBag size={22} aria-hidden />
    </Badge>
  );
  const link = (name: string, href: string) => ({
    component: RouterLink,
    href,
    'aria-current': place === name ? ('page' as const) : undefined,
  });
  return (
    <BottomNavigation showLabels value={place}>
      <BottomNavigationAction
        value="home"
        label={t('nav.home')}
        icon={<House size={22} aria-hidden />}
        {...link('home', paths.index)}
      />
      <BottomNavigationAction
        value="categories"
        label={t('nav.categories')}
        icon={<LayoutGrid size={22} aria-hidden />}
        {...link('categories', paths.classification)}
      />
      <BottomNavigationAction
        value="cart"
        label={t('cart')}
        icon={cartIcon}
        aria-label={t('cartCount', { count: cart?.count ?? 0 })}
        onClick={cart?.open}
      />
      <BottomNavigationAction
        value="account"
        label={t('account.short')}
        icon={<UserRound size={22} aria-hidden />}
        {...link('account', loggedIn ? paths.dashboard : loginPath(paths.dashboard))}
      />
    </BottomNavigation>
  );
}
