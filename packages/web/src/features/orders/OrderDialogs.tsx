import { useOrderReceipt, useOrderRemind } from '@openmall/sdk/hooks';
import { formatDollars } from '@openmall/sdk/money';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx';
import { toast } from '../../shared/ui/feedback/toast.ts';
import { CancelDialog } from './CancelDialog.tsx';
import type { Acting } from './use-order-action.ts';

export interface OrderDialogsProps {
  readonly acting: Acting;
}

/** The dialogs that confirm a change of an order; `acting` selects the open one. Payment belongs to the checkout. */
export function OrderDialogs({ acting: { action, order, end } }: OrderDialogsProps) {
  const { t } = useTranslation('orders');
  const remind = useOrderRemind();
  const receipt = useOrderReceipt();
  const orderId = order?.id ?? '';
  const callbacks = (text: string) => ({ onSuccess: () => toast.success(text), onSettled: end });
  return (
    <>
      <CancelDialog orderId={action === 'cancel' ? orderId : undefined} onClose={end} />
      <ConfirmDialog
        open={action === 'remind'}
        title={t('remind.title')}
        action={t('remind.action')}
        busy={remind.isPending}
        onConfirm={() => remind.mutate({ params: { orderId } }, callbacks(t('remind.done')))}
        onClose={end}
      >
        {t('remind.text')}
      </ConfirmDialog>
      <ConfirmDialog
        open={action === 'receive'}
        title={t('receive.title')}
        action={t('receive.action')}
        busy={receipt.isPending}
        onConfirm={() => receipt.mutate({ params: { orderId } }, callbacks(t('receive.done')))}
        onClose={end}
      >
        {t('receive.text', { amount: formatDollars(order?.total ?? 0) })}
      </ConfirmDialog>
    </>
  );
}
