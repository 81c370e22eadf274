import { useOrderInfo } from '@openmall/sdk/hooks';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { refundPath, reviewPath } from '../../../shared/navigation/paths.ts';
import { toast } from '../../../shared/ui/feedback/toast.ts';
import { orderRest } from '../../../shared/orders/order-total.ts';
import { actionOfLink, actionsOf } from '../order-actions.ts';
import type { Acting } from '../use-order-action.ts';

/** Opens the dialog of `?action=cancel&id=…`, so that customer service can link to an action. */
export function DeepLink({ acting: { start } }: { readonly acting: Acting }) {
  const { t } = useTranslation('orders');
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const orderId = query.get('id') ?? '';
  const action = actionOfLink(query.get('action'));
  const isLinked = action !== undefined && orderId !== '';
  const { data, isError } = useOrderInfo({ orderId }, { query: { enabled: isLinked, staleTime: 0 } });
  const order = data?.orderInfo;
  useEffect(() => {
    if (!action || !(order || isError)) return;
    if (action === 'requestRefund') return void navigate(refundPath(orderId), { replace: true });
    if (action === 'review') return void navigate(reviewPath(orderId), { replace: true });
    if (order && actionsOf(order.status).includes(action))
      start(action, { id: order.id, status: order.status, total: Number(orderRest(order)) });
    else if (order) toast.info(t('link.notNow'));
    // The action is handled; a reload or going back must not open the dialog again.
    setQuery(
      (current) => {
        current.delete('action');
        return current;
      },
      { replace: true },
    );
  }, [action, order, isError, orderId, navigate, setQuery, start, t]);
  return null;
}
