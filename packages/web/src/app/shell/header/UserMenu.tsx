import { useUserLogout } from '@openmall/sdk/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown, Heart, LayoutDashboard, LogOut, Package, Settings, Wallet } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { session } from '../../../shared/session/session.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { Menu } from '../../../shared/ui/overlay/Menu.tsx';
import { toast } from '../../../shared/ui/feedback/toast.ts';

const entries = [
  { to: paths.dashboard, icon: LayoutDashboard, word: 'account.dashboard' },
  { to: paths.myOrder, icon: Package, word: 'account.orders' },
  { to: paths.collectGoods, icon: Heart, word: 'account.favourites' },
  { to: paths.moneyPackage, icon: Wallet, word: 'account.wallet' },
  { to: paths.setup, icon: Settings, word: 'account.settings' },
] as const;

/** One's name, and behind it one's pages and the way out. */
export function UserMenu() {
  const { t } = useTranslation();
  const { user } = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // Whether or not the server hears of it, this browser is logged out; so no failure is shown.
  const logout = useUserLogout({ mutation: { meta: { inline: true } } });
  const leave = () => {
    logout.mutate();
    session.close();
    queryClient.clear();
    toast.success(t('signedOut'));
    void navigate(paths.index);
  };
  return (
    <Menu
      className="trigger strong"
      label={t('account.menu', { name: user?.username ?? '' })}
      trigger={
        <>
          <bdi>{user?.username}</bdi>
          <ChevronDown size={12} aria-hidden />
        </>
      }
    >
      {entries.map(({ to, icon: Icon, word }) => (
        <Link key={to} to={to} style={{ fontSize: 14 }}>
          <Icon size={16} aria-hidden /> {t(word)}
        </Link>
      ))}
      <hr />
      <button type="button" onClick={leave} style={{ fontSize: 14 }}>
        <LogOut className="flips" size={16} aria-hidden /> {t('signOut')}
      </button>
    </Menu>
  );
}
