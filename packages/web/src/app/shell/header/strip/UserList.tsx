import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Heart, LayoutDashboard, LogOut, Package, Settings, Wallet } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useSignOut } from '../../../../routes/userInfo/use-sign-out.ts';
import { paths } from '../../../../shared/navigation/paths.ts';
import type { MenuProps } from '../../../../shared/ui/overlay/use-menu-anchor.ts';
import '../../../../shared/themes/late/overlays.ts';

const entries = [
  { to: paths.dashboard, icon: LayoutDashboard, text: 'account.dashboard' },
  { to: paths.myOrder, icon: Package, text: 'account.orders' },
  { to: paths.collectGoods, icon: Heart, text: 'account.favourites' },
  { to: paths.moneyPackage, icon: Wallet, text: 'account.wallet' },
  { to: paths.setup, icon: Settings, text: 'account.settings' },
] as const;

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
