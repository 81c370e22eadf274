import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { SetFundPasswordLater } from '../../features/account/fund-password/SetFundPasswordLater.tsx';
import { Placed } from '../../features/checkout/pay/Placed.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paySuccessPath, placedPath } from '../../shared/navigation/paths.ts';
import { useWayIn } from '../../shared/session/use-way-in.ts';
import { Page as Column } from '../../shared/ui/Page.tsx';
import { toast } from '../../shared/ui/toast/toast.ts';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';
import { CheckoutOfCart } from './CheckoutOfCart.tsx';

/** The checkout: first the form, then, under the address of its orders, the payment. */
export function Page() {
  const { t } = useTranslation('checkout');
  const { t: accountText } = useTranslation('account');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const wayIn = useWayIn();
  const orderIds = (query.get('orders') ?? '').split(',').filter(Boolean);
  usePageTitle(t('title'));
  if (wayIn) return <Navigate to={wayIn} replace />;
  const method = query.get('method') ?? 'balance';
  return (
    <Column style={{ paddingBlock: 24 }}>
      {orderIds.length > 0 ? (
        <Placed
          orderIds={orderIds}
          method={method}
          onMethod={(code) => void navigate(placedPath(orderIds, code), { replace: true })}
          failed={query.has('failed')}
          onPaid={() => void navigate(paySuccessPath(orderIds), { replace: true })}
          setUp={<SetFundPasswordLater onSet={() => toast.success(accountText('fund.done'))} />}
        />
      ) : (
        <CheckoutOfCart buy={query.get('buy')} />
      )}
    </Column>
  );
}
