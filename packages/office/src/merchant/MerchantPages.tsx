import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import {
  useMerchantHomeFigures,
  useMerchantSessionEnd,
  useMerchantSessionMe,
} from '@openmall/sdk/merchant/hooks';
import { type Permission, permissionOf } from '@openmall/sdk/merchant';
import { Package } from 'lucide-react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { type MenuEntry, Shell } from '../app/Shell.tsx';
import { t } from '../shared/i18n/i18n.ts';
import { OrderDetail } from './orders/OrderDetail.tsx';
import { OrdersPage } from './orders/OrdersPage.tsx';
import { session } from './session.ts';

const NoStore = () => (
  <Box sx={{ py: 8, textAlign: 'center' }}>
    <Typography variant="h2">{t('login.noStore')}</Typography>
    <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t('login.noStoreHint')}</Typography>
  </Box>
);

const Pages = () => (
  <Routes>
    <Route path="/orders" element={<OrdersPage />}>
      <Route path=":orderId" element={<OrderDetail />} />
    </Route>
    <Route path="*" element={<Navigate to="/orders" replace />} />
  </Routes>
);

/** The pages of the merchant zone that the session may see. */
export function MerchantPages() {
  const { data: me } = useMerchantSessionMe();
  const permissions = new Set<string>(me?.permissions);
  const may = (permission: Permission | 'any' | 'none') => permissions.has(permission);
  const maySeeOrders = may(permissionOf.merchantOrderList);
  const figures = useMerchantHomeFigures({ query: { enabled: may(permissionOf.merchantHomeFigures) } });
  const end = useMerchantSessionEnd();
  // The page is left even where the server can't be reached: the token is forgotten.
  const signOut = () => end.mutate(undefined, { onSettled: session.end });
  const menu: readonly MenuEntry[] = maySeeOrders
    ? [{ to: '/orders', label: t('menu.orders'), icon: Package, count: figures.data?.toShip }]
    : [];
  return (
    <Shell
      title={me?.store?.name ?? t('app.merchant')}
      person={me ? (me.displayName ?? me.username) : ''}
      menu={menu}
      onSignOut={signOut}
    >
      {!me && <Skeleton variant="rounded" height={320} aria-busy />}
      {me && !me.store && <NoStore />}
      {me?.store && <Pages />}
    </Shell>
  );
}
