import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useSendOnce } from '../../shared/state/use-send-once.ts';
import { refundPath, reviewPath } from '../../shared/navigation/paths.ts';
import { actionsOf, isFilled, type OrderAction } from './order-actions.ts';
import { useBuyAgain } from './use-buy-again.ts';
import type { ActedOn, Acting } from './use-order-action.ts';

/** What the page of the refund offers. */
const onRefundPage: readonly OrderAction[] = ['requestRefund', 'seeRefund', 'requestReturn', 'seeReturn'];

interface Props {
  readonly order: ActedOn;
  readonly reminded: boolean;
  readonly acting: Acting;
}

/** The buttons of an order, with the most important at the end. Tracking is a link elsewhere. */
export function OrderButtons({ order, reminded, acting }: Props) {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const buyAgain = useBuyAgain();
  const sendOnce = useSendOnce();
  const label = (action: OrderAction) =>
    action === 'remind' && reminded ? t('remind.already') : t(`action.${action}`);
  const run = (action: OrderAction) => {
    if (action === 'buyAgain') return sendOnce(() => buyAgain.mutate(order.id));
    if (action === 'review') return void navigate(reviewPath(order.id));
    if (onRefundPage.includes(action)) return void navigate(refundPath(order.id));
    acting.start(action, order);
  };
  const isDisabled = (action: OrderAction) =>
    (action === 'remind' && reminded) || (action === 'buyAgain' && buyAgain.isPending);
  return actionsOf(order.status, order)
    .filter((action) => action !== 'track')
    .toReversed()
    .map((action) => (
      <Button
        key={action}
        variant={isFilled(action) ? 'contained' : 'outlined'}
        disabled={isDisabled(action)}
        onClick={() => run(action)}
      >
        {label(action)}
      </Button>
    ));
}
