import { useNavigate } from 'react-router-dom';
import { LazySetFundPassword } from '../../features/account/fund-password/LazySetFundPassword.tsx';
import { LazyPayDialog } from '../../features/checkout/pay/LazyPayDialog.tsx';
import { DeepLink } from '../../features/orders/detail/DeepLink.tsx';
import { LazyOrderDialogs } from '../../features/orders/LazyOrderDialogs.tsx';
import type { Acting } from '../../features/orders/use-order-action.ts';
import { useTranslation } from 'react-i18next';
import { paySuccessPath, placedPath } from '../../shared/navigation/paths.ts';
import { toast } from '../../shared/ui/feedback/toast.ts';

/** All dialogs of an order: those of the orders themselves, and the checkout's payment. */
export function ActionDialogs({ acting }: { readonly acting: Acting }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const { action, order, end } = acting;
  const orderIds = order ? [order.id] : [];
  return (
    <>
      <DeepLink acting={acting} />
      <LazyOrderDialogs acting={acting} />
      <LazyPayDialog
        open={action === 'pay'}
        orderIds={orderIds}
        total={order?.total ?? 0}
        onPaid={() => void navigate(paySuccessPath(orderIds))}
        onClose={end}
        otherMethodsPath={placedPath(orderIds, 'card')}
        passwordSetup={<LazySetFundPassword onSet={() => toast.success(t('fund.done'))} />}
      />
    </>
  );
}
