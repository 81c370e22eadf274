import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { WriteReview } from '../../../features/reviews/WriteReview.tsx';
import { OrderBreadcrumbs } from '../../../features/orders/OrderBreadcrumbs.tsx';
import { useTranslation } from 'react-i18next';
import { orderDetailPath, ordersPath } from '../../../shared/navigation/paths.ts';
import { PageHead } from '../../../shared/ui/layout/PageHead.tsx';
import { toast } from '../../../shared/ui/feedback/toast.ts';
import { usePageTitle } from '../../../shared/ui/layout/use-page-title.ts';

/** Reviews of the goods of an order (query `id`). */
export function Page() {
  const { t } = useTranslation('reviews');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const orderId = query.get('id');
  usePageTitle(t('write.title'));
  if (!orderId) return <Navigate to={ordersPath(4)} replace />;
  const done = () => {
    toast.success(t('write.thanks'));
    void navigate(orderDetailPath(orderId), { replace: true });
  };
  return (
    <>
      <OrderBreadcrumbs orderId={orderId} page={t('write.title')} />
      <PageHead title={t('write.title')} text={t('write.text')} />
      <WriteReview orderId={orderId} onDone={done} />
    </>
  );
}
