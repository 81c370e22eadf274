import { Navigate, useSearchParams } from 'react-router-dom';
import { OrderReturn } from '../../../features/orders/refund/OrderReturn.tsx';
import { isReturn } from '../../../features/orders/order-actions.ts';
import { useWatchedOrder } from '../../../features/orders/use-watched-order.ts';
import { orderTabs } from '../../../features/orders/list/order-tabs.ts';
import { OrderBreadcrumbs } from '../../../features/orders/OrderBreadcrumbs.tsx';
import { useTranslation } from 'react-i18next';
import { ordersPath } from '../../../shared/navigation/paths.ts';
import { PageHead } from '../../../shared/ui/layout/PageHead.tsx';
import { toast } from '../../../shared/ui/feedback/toast.ts';
import { usePageTitle } from '../../../shared/ui/layout/use-page-title.ts';

const refunds = orderTabs.findIndex(({ name }) => name === 'refund');

/** The title says what the page is about, once the order is known. */
function Titled({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation('orders');
  const order = useWatchedOrder(orderId).data?.orderInfo;
  const title = t(order && isReturn(order) ? 'return.page' : 'refund.page');
  usePageTitle(title);
  return (
    <>
      <OrderBreadcrumbs orderId={orderId} page={title} />
      <PageHead title={title} />
    </>
  );
}

/** The refund or the return of an order (`?id=`). Without an id, all orders with a refund. */
export function Page() {
  const { t } = useTranslation('orders');
  const [query] = useSearchParams();
  const orderId = query.get('id');
  if (!orderId) return <Navigate to={ordersPath(refunds)} replace />;
  return (
    <>
      <Titled orderId={orderId} />
      <OrderReturn
        orderId={orderId}
        onDone={(isGranted) => toast.success(t(isGranted ? 'refundState.paidBackText' : 'refund.done'))}
      />
    </>
  );
}
