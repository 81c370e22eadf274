import { Navigate, useSearchParams } from 'react-router';
import { PaidCard } from '../../features/checkout/pay/PaidCard.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { ordersPath } from '../../shared/navigation/paths.ts';
import { useWayIn } from '../../shared/session/use-way-in.ts';
import { Page as Column } from '../../shared/ui/Page.tsx';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';

/** The end of a checkout. */
export function Page() {
  const { t } = useTranslation('checkout');
  const [query] = useSearchParams();
  const wayIn = useWayIn();
  usePageTitle(t('paid.page'));
  const orderIds = (query.get('orders') ?? '').split(',').filter(Boolean);
  if (wayIn) return <Navigate to={wayIn} replace />;
  if (orderIds.length === 0) return <Navigate to={ordersPath(0)} replace />;
  return (
    <Column style={{ paddingBlock: 24 }}>
      <PaidCard orderIds={orderIds} paymentId={query.get('paymentId') ?? undefined} />
    </Column>
  );
}
