import Badge from '@mui/material/Badge';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import { styled } from '@mui/material/styles';
import { House, LayoutGrid, ShoppingBag, UserRound } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useCart } from '../../../shared/cart/cart-port.ts';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '../../../shared/navigation/RouterLink.tsx';
import { loginPath, paths } from '../../../shared/navigation/paths.ts';
import { useLoggedIn } from '../../../shared/session/use-session.ts';

const Bar = styled('nav')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  insetInline: 0,
  bottom: 0,
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { display: 'none' },
  '@media print': { display: 'none' },
}));

/** Keeps the end of the page clear of the bar. */
const Space = styled('div')(({ theme }) => ({
  height: 'calc(56px + env(safe-area-inset-bottom))',
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const placeOf = (pathname: string): string => {
  if (pathname === paths.index || pathname === paths.root) return 'home';
  if (pathname === paths.classification) return 'categories';
  return pathname.startsWith(paths.userInfo) || pathname === paths.login ? 'account' : '';
};

/** On phones: home, categories, cart and account at the bottom edge. */
export function BottomBar() {
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
    <>
      <Space />
      <Bar aria-label={t('nav.bottom')}>
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
      </Bar>
    </>
  );
}
