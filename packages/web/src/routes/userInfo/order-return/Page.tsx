import { Navigate, useSearchParams } from 'react-router-dom';
import { OrderReturn } from '../../../features/orders/refund/OrderReturn.tsx';
import { orderTabs } from '../../../features/orders/list/order-tabs.ts';
import { OrderBreadcrumbs } from '../../../features/orders/OrderBreadcrumbs.tsx';
import { useTranslation } from 'react-i18next';
import { ordersPath } from '../../../shared/navigation/paths.ts';
import { PageHead } from '../../../shared/ui/layout/PageHead.tsx';
import { toast } from '../../../shared/ui/feedback/toast.ts';
import { usePageTitle } from '../../../shared/ui/layout/use-page-title.ts';

const refunds = orderTabs.findIndex(({ name }) => name === 'refund');

/** The refund of an order (`?id=`). Without an id, all orders with a refund. */
export function Page() {
  const { t } = useTranslation('orders');
  const [query] = useSearchParams();
  const orderId = query.get('id');
  usePageTitle(t('refund.page'));
  if (!orderId) return <Navigate to={ordersPath(refunds)} replace />;
  return (
    <>
      <OrderBreadcrumbs orderId={orderId} page={t('refund.page')} />
      <PageHead title={t('refund.page')} />
      <OrderReturn
        orderId={orderId}
        onDone={(isGranted) => toast.success(t(isGranted ? 'refundState.paidBackText' : 'refund.done'))}
      />
    </>
  );
}
