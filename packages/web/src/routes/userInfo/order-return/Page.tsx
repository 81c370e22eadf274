import { Navigate, useSearchParams } from 'react-router-dom';
import { OrderReturn } from '../../../features/orders/refund/OrderReturn.tsx';
import { orderTabs } from '../../../features/orders/list/order-tabs.ts';
import { useTranslation } from 'react-i18next';
import { orderDetailPath, ordersPath } from '../../../shared/navigation/paths.ts';
import { Breadcrumbs } from '../../../shared/ui/layout/Breadcrumbs.tsx';
import { PageHead } from '../../../shared/ui/layout/PageHead.tsx';
import { toast } from '../../../shared/ui/feedback/toast.ts';
import { usePageTitle } from '../../../shared/ui/layout/use-page-title.ts';

const refunds = orderTabs.findIndex(({ name }) => name === 'refund');

/** The refund of one order, by `?id=`; without one, all that are in or after a refund. */
export function Page() {
  const { t } = useTranslation('orders');
  const [query] = useSearchParams();
  const orderId = query.get('id');
  usePageTitle(t('refund.page'));
  if (!orderId) return <Navigate to={ordersPath(refunds)} replace />;
  return (
    <>
      <div style={{ marginBlockStart: -16 }}>
        <Breadcrumbs
          crumbs={[
            { label: t('title'), to: ordersPath(0) },
            { label: orderId, to: orderDetailPath(orderId) },
            { label: t('refund.page') },
          ]}
        />
      </div>
      <PageHead title={t('refund.page')} text={t('refund.text')} />
      <OrderReturn orderId={orderId} onDone={() => toast.success(t('refund.done'))} />
    </>
  );
}
