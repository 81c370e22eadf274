import type { MerchantGoodsChange } from '@openmall/sdk/merchant';
import { type AnySchema, object, string } from 'yup';
import { t } from '../../shared/i18n/i18n.ts';
import type { ActionField } from '../../shared/ui/ActionInput.tsx';
import { discountInputs } from '../discounts/DiscountDialog.tsx';
import { discountFields, toMs } from '../discounts/discount-form.ts';

export type ChangeKind = MerchantGoodsChange['kind'];

export const KINDS: readonly ChangeKind[] = ['price', 'setStock', 'addStock', 'shelf', 'discount'];

const NAMES = {
  price: 'bulk.price',
  setStock: 'bulk.setStock',
  addStock: 'bulk.addStock',
  shelf: 'goods.shelf',
  discount: 'discounts.create',
} as const;

export const kindName = (kind: ChangeKind): string => t(NAMES[kind]);

const pieces = { name: 'pieces', label: t('bulk.pieces') };

/** The fields of each kind of change. */
export const fieldsOf: Readonly<Record<ChangeKind, readonly ActionField[]>> = {
  price: [{ name: 'percent', label: t('bulk.percent') }],
  setStock: [pieces],
  addStock: [pieces],
  shelf: [
    {
      name: 'isOnShelf',
      label: t('goods.shelf'),
      initial: 'true',
      options: [
        { value: 'true', label: t('shelf.on') },
        { value: 'false', label: t('shelf.off') },
      ],
    },
  ],
  discount: discountInputs(),
};

const required = (pattern: RegExp, message: string) =>
  string().matches(pattern, message).required('form.required');

export const schemaOf: Readonly<Record<ChangeKind, AnySchema>> = {
  price: object({
    percent: required(/^(-([1-9]|[1-8]\d|90)|[1-9]\d?|[1-8]\d\d|900)$/, 'bulk.percentForm'),
  }),
  setStock: object({ pieces: required(/^\d{1,6}$/, 'goods.piecesForm') }),
  addStock: object({ pieces: required(/^-?[1-9]\d{0,5}$/, 'goods.piecesForm') }),
  shelf: object({ isOnShelf: string().required('form.required') }),
  discount: object(discountFields),
};

/** A change as the operation takes it. */
export function changeOf(kind: ChangeKind, values: Readonly<Record<string, string>>): MerchantGoodsChange {
  const { percent = '', pieces: count = '', isOnShelf, startsAt = '', endsAt = '' } = values;
  if (kind === 'shelf') return { kind, isOnShelf: isOnShelf === 'true' };
  if (kind === 'price') return { kind, percent: Number(percent) };
  if (kind !== 'discount') return { kind, pieces: Number(count) };
  return { kind, percent: Number(percent), startsAt: toMs(startsAt), endsAt: toMs(endsAt) };
}
