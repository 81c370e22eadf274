import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { LazySetFundPassword } from '../../features/account/fund-password/LazySetFundPassword.tsx';
import { LazyPlaced } from '../../features/checkout/pay/LazyPlaced.tsx';
import type { ChosenPayment } from '../../features/checkout/pay/step/use-payment-step.ts';
import { useTranslation } from 'react-i18next';
import { paySuccessPath, placedPath } from '../../shared/navigation/paths.ts';
import { useLoginRedirect } from '../../shared/session/use-login-redirect.ts';
import { Page as Column } from '../../shared/ui/layout/Page.tsx';
import { toast } from '../../shared/ui/feedback/toast.ts';
import { usePageTitle } from '../../shared/ui/layout/use-page-title.ts';
import { CheckoutOfCart } from './CheckoutOfCart.tsx';

/** The checkout: first the form, then the payment, at the URL of the orders. */
export function Page() {
  const { t } = useTranslation('checkout');
  const { t: accountText } = useTranslation('account');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const loginUrl = useLoginRedirect();
  const orderIds = (query.get('orders') ?? '').split(',').filter(Boolean);
  // The fund password stays in memory, so a reload asks for it again.
  const [paying, setPaying] = useState<{ readonly orders: string; readonly safeword: string }>();
  const pay = (ids: readonly string[], { method: chosen, safeword }: ChosenPayment) => {
    setPaying({ orders: ids.join(','), safeword });
    void navigate(placedPath(ids, chosen), { replace: true });
  };
  usePageTitle(t('title'));
  if (loginUrl) return <Navigate to={loginUrl} replace />;
  const method = query.get('method') ?? 'balance';
  return (
    <Column style={{ paddingBlock: 24 }}>
      {orderIds.length > 0 ? (
        <LazyPlaced
          key={query.get('orders')}
          safeword={paying?.orders === orderIds.join(',') ? paying.safeword : undefined}
          onUnpaid={() => setPaying(undefined)}
          orderIds={orderIds}
          method={method}
          onMethod={(code) => void navigate(placedPath(orderIds, code), { replace: true })}
          failed={query.has('failed')}
          onPaid={() => void navigate(paySuccessPath(orderIds), { replace: true })}
          passwordSetup={<LazySetFundPassword onSet={() => toast.success(accountText('fund.done'))} />}
        />
      ) : (
        <CheckoutOfCart buy={query.get('buy')} onPlaced={pay} />
      )}
    </Column>
  );
}
