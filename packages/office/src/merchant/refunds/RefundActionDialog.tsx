import type { MerchantRefundAction, MerchantRefundInfo } from '@openmall/sdk/merchant';
import { useMerchantRefundDecide } from '@openmall/sdk/merchant/hooks';
import { merchantRefundDecide } from '@openmall/sdk/merchant/validators';
import { neededFields } from '../../shared/forms/needed.ts';
import { formatMoney } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { ActionDialog } from '../../shared/ui/ActionDialog.tsx';

interface Props {
  readonly action: MerchantRefundAction;
  readonly info: MerchantRefundInfo;
  readonly onClose: () => void;
}

/** Grants a refund, or refuses it with a reason that the buyer reads. */
export function RefundActionDialog({ action, info, onClose }: Props) {
  const { mutateAsync, error } = useMerchantRefundDecide();
  const { id: refundId, total } = info.refund;
  const isRefusal = action === 'refuse';
  const name = t(isRefusal ? 'returnAction.refuse' : 'returnAction.payBack');
  const reason = {
    name: 'reason',
    label: t('action.reason'),
    hint: t('returns.buyerReads'),
    multiline: true,
  };
  return (
    <ActionDialog
      title={name}
      intro={
        isRefusal ? t('refunds.refuseHint') : t('returnAction.payBackHint', { amount: formatMoney(total) })
      }
      submit={name}
      color={isRefusal ? 'error' : 'primary'}
      schema={neededFields(merchantRefundDecide, isRefusal ? ['reason'] : [])}
      fixed={{}}
      fields={isRefusal ? [reason] : []}
      onSubmit={({ reason: given = '' }) =>
        // A refusal is shown by the dialog.
        mutateAsync({ params: { refundId, decision: action, ...(given !== '' && { reason: given }) } }).then(
          onClose,
          () => undefined,
        )
      }
      onClose={onClose}
      error={error}
    />
  );
}
