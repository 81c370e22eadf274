import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import styled from '@emotion/styled';
import { useKeepGoodsCount } from '@openmall/sdk/hooks';
import { Heart, ShoppingBag, UserRound } from 'lucide-react';
import { useCart } from '../../../shared/cart/cart-port.ts';
import { useTranslation } from 'react-i18next';
import { loginPath, paths } from '../../../shared/navigation/paths.ts';
import { useLoggedIn } from '../../../shared/session/use-session.ts';
import { useIdleQueries } from '../../../shared/state/use-idle-queries.ts';
import { ContactButtons } from '../ContactButtons.tsx';

const Root = styled.div`
  display: flex;
  gap: 8px;
  @media (width < 900px) {
    gap: 0;
    margin-inline-end: -10px;
  }
`;

/** On phones, the menu and the bottom bar have these links. */
const Wide = styled.div`
  display: contents;
  @media (width < 900px) {
    display: none;
  }
`;

/** Service, chats, account, favourites and cart: 40 by 40 each, with their counts. */
export function HeaderActions() {
  const { t } = useTranslation();
  const loggedIn = useLoggedIn();
  const cart = useCart();
  const settled = useIdleQueries();
  const kept = useKeepGoodsCount({ query: { enabled: loggedIn && settled, meta: { inline: true } } });
  const keptCount = loggedIn ? (kept.data ?? 0) : 0;
  return (
    <Root>
      <Wide>
        <ContactButtons />
        <IconButton
          href={loggedIn ? paths.dashboard : loginPath(paths.dashboard)}
          aria-label={loggedIn ? t('account.dashboard') : t('signIn')}
          title={t('account.dashboard')}
        >
          <UserRound size={22} aria-hidden />
        </IconButton>
      </Wide>
      <IconButton
        href={loggedIn ? paths.collectGoods : loginPath(paths.collectGoods)}
        aria-label={t('favouritesCount', { count: keptCount })}
        title={t('account.favourites')}
      >
        <Badge badgeContent={keptCount}>
          <Heart size={22} aria-hidden />
        </Badge>
      </IconButton>
      {cart && (
        <IconButton onClick={cart.open} aria-label={t('cartCount', { count: cart.count })} title={t('cart')}>
          <Badge badgeContent={cart.count}>
            <ShoppingBag size={22} aria-hidden />
          </Badge>
        </IconButton>
      )}
    </Root>
  );
}
