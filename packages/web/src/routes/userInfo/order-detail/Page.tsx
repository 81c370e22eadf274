import { Navigate, useSearchParams } from 'react-router-dom';
import { OrderDetail } from '../../../features/orders/detail/OrderDetail.tsx';
import { useOrderAction } from '../../../features/orders/use-order-action.ts';
import { OrderBreadcrumbs } from '../../../features/orders/OrderBreadcrumbs.tsx';
import { useTranslation } from 'react-i18next';
import { ordersPath } from '../../../shared/navigation/paths.ts';
import { usePageTitle } from '../../../shared/ui/layout/use-page-title.ts';
import { ActionDialogs } from '../ActionDialogs.tsx';

/** One order, by `?id=`. */
export function Page() {
  const { t } = useTranslation('orders');
  const [query] = useSearchParams();
  const acting = useOrderAction();
  const orderId = query.get('id');
  usePageTitle(t('detail.title'));
  if (!orderId) return <Navigate to={ordersPath(0)} replace />;
  return (
    <>
      <OrderBreadcrumbs orderId={orderId} />
      <OrderDetail orderId={orderId} acting={acting} />
      <ActionDialogs acting={acting} />
    </>
  );
}
