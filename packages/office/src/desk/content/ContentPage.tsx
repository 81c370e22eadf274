import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { t } from '../../shared/i18n/i18n.ts';

const TABS = [
  { to: '/content/categories', label: t('content.categories') },
  { to: '/content/banners', label: t('content.banners') },
  { to: '/content/news', label: t('content.news') },
  { to: '/content/help', label: t('content.help') },
  { to: '/content/lotteries', label: t('content.lotteries') },
] as const;

/** What the store shows besides goods: a list for each kind of content. */
export function ContentPage() {
  const { pathname } = useLocation();
  const chosen = TABS.find(({ to }) => pathname.startsWith(to));
  return (
    <Stack sx={{ gap: 2 }}>
      <Tabs
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t('content.title')}
        value={chosen?.to ?? false}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {TABS.map(({ to, label }) => (
          <Tab key={to} component={Link} to={to} value={to} label={label} />
        ))}
      </Tabs>
      <Outlet />
    </Stack>
  );
}
