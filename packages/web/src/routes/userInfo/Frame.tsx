import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import styled from '@emotion/styled';
import { useKeepGoodsUnreadNotices, useLocaluserGet, useOrderCountOrderStatus } from '@openmall/sdk/hooks';
import {
  HandCoins,
  Heart,
  History,
  LayoutDashboard,
  LogOut,
  MapPin,
  Package,
  Settings,
  Store,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { maskedPhone } from '../../shared/forms/typed-phone.ts';
import { useTranslation } from 'react-i18next';
import { ordersPath, paths } from '../../shared/navigation/paths.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useAfterPaint } from '../../shared/state/use-after-paint.ts';
import { useIdleQueries } from '../../shared/state/use-idle-queries.ts';
import { Avatar } from '../../shared/ui/display/Avatar.tsx';
import { Page as Column } from '../../shared/ui/layout/Page.tsx';
import { useSignOut } from './use-sign-out.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: 208px minmax(0, 1fr);
  gap: 32px;
  align-items: start;
  padding-block: 32px;
  & > aside {
    position: sticky;
    inset-block-start: 88px;
    display: grid;
    gap: 12px;
  }
  & > aside .who {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 16px;
    min-inline-size: 0;
  }
  & > aside .who > span {
    display: grid;
    min-inline-size: 0;
  }
  /* Fits the name, up to the width of the card. A long name is truncated at its end, in either writing direction. */
  & > aside .who strong {
    justify-self: start;
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 600;
  }
  & > aside .who small {
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
    line-height: 16px;
  }
  & > aside nav {
    padding: 8px;
  }
  & > aside nav a,
  & > aside nav button {
    display: flex;
    justify-content: start;
    align-items: center;
    gap: 12px;
    min-block-size: 44px;
    padding-inline: 12px;
    border-radius: var(--mui-shape-borderRadiusSmall);
    color: var(--mui-palette-text-secondary);
  }
  & > aside nav button {
    inline-size: 100%;
  }
  & > aside nav a:hover,
  & > aside nav button:hover {
    background: var(--mui-palette-background-default);
    color: var(--mui-palette-text-primary);
  }
  & > aside nav a[aria-current='page'] {
    background: var(--mui-palette-primary-tint);
    color: var(--mui-palette-primary-main);
    font-weight: 600;
  }
  & > aside nav b {
    margin-inline-start: auto;
    min-inline-size: 20px;
    padding-inline: 6px;
    border-radius: 10px;
    background: var(--mui-palette-primary-main);
    color: var(--mui-palette-primary-contrastText);
    font-weight: 600;
    font-size: 11px;
    line-height: 20px;
    text-align: center;
  }
  @media print {
    grid-template-columns: minmax(0, 1fr);
    & > aside {
      display: none;
    }
  }
  /* Phones show the menu at the end of the overview, which the bottom bar links to. */
  @media (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    padding-block: 16px;
    & > aside {
      position: static;
      order: 2;
    }
    &[data-overview='false'] > aside {
      display: none;
    }
    & > aside nav a,
    & > aside nav button {
      min-block-size: 48px;
    }
  }
`;

interface Entry {
  readonly to: string;
  /** Pages that belong to the entry, besides those below its path. */
  readonly pages?: readonly string[];
  /** Pages below its path that have an entry of their own. */
  readonly except?: readonly string[];
}

const entries = [
  { to: paths.dashboard, icon: LayoutDashboard, word: 'menu.dashboard' },
  {
    to: ordersPath(0),
    icon: Package,
    word: 'menu.orders',
    pages: [paths.orderDetail, paths.orderReturn, paths.orderEvaluation],
  },
  { to: paths.collectGoods, icon: Heart, word: 'menu.favourites' },
  { to: paths.collectShop, icon: Store, word: 'menu.stores' },
  { to: paths.history, icon: History, word: 'menu.history' },
  { to: paths.moneyPackage, icon: Wallet, word: 'menu.wallet' },
  { to: paths.myLoan, icon: HandCoins, word: 'menu.loans' },
  { to: paths.shippingAddress, icon: MapPin, word: 'menu.addresses' },
  { to: paths.setup, icon: Settings, word: 'menu.setup', except: [paths.shippingAddress] },
] as const;

function isCurrent({ to, pages = [], except = [] }: Entry, pathname: string): boolean {
  const [path = to] = to.split('?');
  if (except.includes(pathname)) return false;
  return pathname === path || pathname.startsWith(`${path}/`) || pages.includes(pathname);
}

/** The side menu of the account pages, and the page beside it. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('account');
  const { user } = useSession();
  const signOut = useSignOut();
  const inline = (enabled: boolean) => ({ query: { enabled, meta: { inline: true } } });
  const profile = useLocaluserGet(inline(useAfterPaint())).data;
  const isIdle = useIdleQueries();
  const counts = useOrderCountOrderStatus(inline(isIdle)).data;
  const news = useKeepGoodsUnreadNotices(inline(isIdle)).data ?? 0;
  const { pathname } = useLocation();
  const toPay = Number(counts?.waitPayCount ?? 0);
  return (
    <Column>
      <Root data-overview={pathname === paths.dashboard}>
        <aside>
          <Card className="who">
            <Avatar number={profile?.avatar} size={44} />
            <span>
              <strong dir="auto">
                {profile?.displayName ?? profile?.name ?? user?.displayName ?? user?.username}
              </strong>
              {profile?.phone && (
                <small>
                  <bdi dir="ltr">{maskedPhone(profile.phone)}</bdi>
                </small>
              )}
            </span>
          </Card>
          <Card component="nav" aria-label={t('menu.label')}>
            {entries.map(({ to, icon: Icon, word, ...entry }) => (
              <Link
                key={to}
                to={to}
                aria-current={isCurrent({ to, ...entry }, pathname) ? 'page' : undefined}
              >
                <Icon size={18} aria-hidden />
                {t(word)}
                {word === 'menu.orders' && toPay > 0 && (
                  <b aria-label={t('menu.toPay', { count: toPay })}>{toPay}</b>
                )}
                {word === 'menu.favourites' && news > 0 && (
                  <b aria-label={t('menu.news', { number: news })}>{news}</b>
                )}
              </Link>
            ))}
            <ButtonBase onClick={() => void signOut()}>
              <LogOut className="flips" size={18} aria-hidden />
              {t('signOut', { ns: 'common' })}
            </ButtonBase>
          </Card>
        </aside>
        <div>{children}</div>
      </Root>
    </Column>
  );
}
