import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { userLogout } from '@openmall/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { Heart, LayoutDashboard, LogOut, Package, Settings, Wallet } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { leaveCart } from '../../../../features/cart/sync/leave-cart.ts';
import { searchHistory } from '../../../../features/search/history/search-history.ts';
import { forgetViewed } from '../../../../shared/goods/recently-viewed.ts';
import { paths } from '../../../../shared/navigation/paths.ts';
import { session } from '../../../../shared/session/session.ts';
import { remember } from '../../../../shared/state/storage.ts';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { transport } from '../../../session/transport.ts';
import type { MenuProps } from '../../../../shared/ui/overlay/use-menu-anchor.ts';

const entries = [
  { to: paths.dashboard, icon: LayoutDashboard, text: 'account.dashboard' },
  { to: paths.myOrder, icon: Package, text: 'account.orders' },
  { to: paths.collectGoods, icon: Heart, text: 'account.favourites' },
  { to: paths.moneyPackage, icon: Wallet, text: 'account.wallet' },
  { to: paths.setup, icon: Settings, text: 'account.settings' },
] as const;

/** Clears what was searched, viewed and written, so that the next person at this device does not see it (spec §4). */
function forgetPerson(): void {
  searchHistory.clear();
  forgetViewed();
  // What was about to be ordered.
  remember('checkoutNotes', undefined);
  remember('submitToken', undefined);
}

/** Signs out in this browser. It waits for the last changes of the cart, but not for the response to the logout. */
function useSignOut(): () => Promise<void> {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async () => {
    await leaveCart();
    // The call reads the token now, before the session is closed. This browser is signed out even if it fails.
    void userLogout(transport).catch(() => undefined);
    forgetPerson();
    session.close();
    queryClient.clear();
    toast.success(t('signedOut'));
    void navigate(paths.index);
  };
}

/** The pages of the account, and signing out. */
export function UserList(menu: MenuProps) {
  const { t } = useTranslation();
  const signOut = useSignOut();
  return (
    <Menu
      {...menu}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { sx: { minWidth: 200 } } }}
    >
      {entries.map(({ to, icon: Icon, text }) => (
        <MenuItem key={to} component={Link} to={to} onClick={menu.onClose}>
          <Icon size={16} aria-hidden /> {t(text)}
        </MenuItem>
      ))}
      <Divider sx={{ marginBlock: 1 }} />
      <MenuItem onClick={() => void signOut()}>
        <LogOut className="flips" size={16} aria-hidden /> {t('signOut')}
      </MenuItem>
    </Menu>
  );
}
