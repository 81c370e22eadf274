import ButtonBase from '@mui/material/ButtonBase';
import Badge from '@mui/material/Badge';
import styled from '@emotion/styled';
import { ShoppingBag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/navigation/paths.ts';
import { useLoggedIn } from '../../shared/session/use-session.ts';
import { FLOATING_EDGE_STYLES } from '../../shared/ui/layout/floating-edge-styles.ts';
import { openDrawer } from './drawer-state.ts';

/** Pages that show the button (spec §2). */
const places: ReadonlySet<string> = new Set([
  paths.index,
  paths.classification,
  paths.commodity,
  paths.information,
  paths.productDetails,
  paths.store,
  paths.discounted,
  paths.dashboard,
]);

const Root = styled(ButtonBase)`
  position: fixed;
  z-index: 35;
  inset-block-end: 88px;
  inset-inline-end: 26px;
  display: grid;
  place-items: center;
  inline-size: 56px;
  block-size: 56px;
  border-radius: 28px;
  background: var(--mui-palette-primary-main);
  color: var(--mui-palette-primary-contrastText);
  box-shadow: var(--mui-elevation-high);
  transition: background var(--quick);
  ${FLOATING_EDGE_STYLES}
  &:hover {
    background: var(--mui-palette-primary-dark);
  }
  /* Phones have the cart in the bottom bar. */
  @media (width < 900px) {
    display: none;
  }
`;

interface Props {
  readonly pathname: string;
  readonly count: number;
}

/** Opens the cart on long pages, for logged-in users. */
export function FloatingCartButton({ pathname, count }: Props) {
  const { t } = useTranslation();
  const loggedIn = useLoggedIn();
  if (!loggedIn || !places.has(pathname)) return null;
  return (
    <Root aria-label={t('cartCount', { count })} title={t('cart')} onClick={() => openDrawer()}>
      {/* The badge is on the side of the page, because the other side is cut off at the edge of the window. */}
      <Badge badgeContent={count} anchorOrigin={{ vertical: 'top', horizontal: 'left' }}>
        <ShoppingBag size={24} aria-hidden style={{ inlineSize: 'clamp(18px, 50vw - 618px, 24px)' }} />
      </Badge>
    </Root>
  );
}
