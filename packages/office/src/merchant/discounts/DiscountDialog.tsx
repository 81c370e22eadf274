import type { MerchantDiscount } from '@openmall/sdk/merchant';
import { useMerchantDiscountEnd, useMerchantDiscountSave } from '@openmall/sdk/merchant/hooks';
import { t } from '../../shared/i18n/i18n.ts';
import { ActionDialog } from '../../shared/ui/ActionDialog.tsx';
import { discountSchema, firstTerms, toLocal, toMs } from './discount-form.ts';

interface Props {
  readonly goodsId: string;
  /** The discount to change; undefined for a new one. */
  readonly discount?: MerchantDiscount | undefined;
  readonly onClose: () => void;
}

/** The fields of a discount. They start with what is there, or with a week from now. */
export function discountInputs(discount?: MerchantDiscount) {
  const terms = discount
    ? { startsAt: toLocal(discount.startsAt), endsAt: toLocal(discount.endsAt) }
    : firstTerms();
  return [
    { name: 'percent', label: t('discounts.percent'), initial: discount ? String(discount.percent) : '' },
    { name: 'startsAt', label: t('discounts.from'), type: 'datetime-local', initial: terms.startsAt },
    { name: 'endsAt', label: t('discounts.until'), type: 'datetime-local', initial: terms.endsAt },
  ] as const;
}

/** Adds a discount to goods, or changes one. */
export function DiscountDialog({ goodsId, discount, onClose }: Props) {
  const { mutateAsync, error } = useMerchantDiscountSave();
  return (
    <ActionDialog
      title={t(discount ? 'discounts.title' : 'discounts.create')}
      submit={t('action.save')}
      schema={discountSchema}
      fixed={{}}
      fields={discountInputs(discount)}
      onSubmit={({ percent = '', startsAt = '', endsAt = '' }) => {
        const terms = { percent: Number(percent), startsAt: toMs(startsAt), endsAt: toMs(endsAt) };
        const named = { goodsId, ...(discount && { discountId: discount.id }) };
        // A refusal is shown by the dialog.
        return mutateAsync({ params: { ...named, ...terms } }).then(onClose, () => undefined);
      }}
      onClose={onClose}
      error={error}
    />
  );
}

/** Ends a discount after a confirmation. */
export function EndDialog({
  discountId,
  onClose,
}: {
  readonly discountId: string;
  readonly onClose: () => void;
}) {
  const { mutateAsync, error } = useMerchantDiscountEnd();
  return (
    <ActionDialog
      title={t('discounts.end')}
      intro={t('discounts.endHint')}
      submit={t('discounts.end')}
      color="error"
      fields={[]}
      fixed={{}}
      onSubmit={() => mutateAsync({ params: { discountId } }).then(onClose, () => undefined)}
      onClose={onClose}
      error={error}
    />
  );
}
