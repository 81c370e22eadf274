import { Navigate, useSearchParams } from 'react-router-dom';
import { PaidCard } from '../../features/checkout/pay/PaidCard.tsx';
import { useTranslation } from 'react-i18next';
import { ordersPath } from '../../shared/navigation/paths.ts';
import { useLoginRedirect } from '../../shared/session/use-login-redirect.ts';
import { Page as Column } from '../../shared/ui/layout/Page.tsx';
import { usePageTitle } from '../../shared/ui/layout/use-page-title.ts';

/** The end of a checkout. */
export function Page() {
  const { t } = useTranslation('checkout');
  const [query] = useSearchParams();
  const loginUrl = useLoginRedirect();
  usePageTitle(t('paid.page'));
  const orderIds = (query.get('orders') ?? '').split(',').filter(Boolean);
  if (loginUrl) return <Navigate to={loginUrl} replace />;
  if (orderIds.length === 0) return <Navigate to={ordersPath(0)} replace />;
  return (
    <Column style={{ paddingBlock: 24 }}>
      <PaidCard orderIds={orderIds} paymentId={query.get('paymentId') ?? undefined} />
    </Column>
  );
}
