import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { WriteReview } from '../../../features/reviews/WriteReview.tsx';
import { useTranslation } from 'react-i18next';
import { orderDetailPath, ordersPath } from '../../../shared/navigation/paths.ts';
import { Breadcrumbs } from '../../../shared/ui/layout/Breadcrumbs.tsx';
import { PageHead } from '../../../shared/ui/layout/PageHead.tsx';
import { toast } from '../../../shared/ui/feedback/toast.ts';
import { usePageTitle } from '../../../shared/ui/layout/use-page-title.ts';

/** Where the goods of one order (query `id`) are reviewed. */
export function Page() {
  const { t } = useTranslation('reviews');
  const { t: orderText } = useTranslation('orders');
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
      <div style={{ marginBlockStart: -16 }}>
        <Breadcrumbs
          crumbs={[
            { label: orderText('title'), to: ordersPath(0) },
            { label: orderId, to: orderDetailPath(orderId) },
            { label: t('write.title') },
          ]}
        />
      </div>
      <PageHead title={t('write.title')} text={t('write.text')} />
      <WriteReview orderId={orderId} onDone={done} />
    </>
  );
}
