import type { OfficeCouponDraft, OfficeCouponRow } from '@openmall/sdk/desk';
import { object, string } from 'yup';
import { fromInput, isBackwards, toInput } from '../forms/moment-input.ts';

const WEEK_MS = 7 * 86_400_000;

/** The form holds texts, as they are typed. */
export type CouponValues = Readonly<Record<keyof typeof EMPTY, string>>;

const EMPTY = {
  code: '',
  kind: 'amount',
  amount: '',
  percent: '',
  maxDiscount: '',
  minGoods: '',
  startsAt: '',
  endsAt: '',
  totalLimit: '',
  userLimit: '1',
};

const textOf = (value: number | null): string => (value === null ? '' : String(value));

/** A new coupon begins now and lasts a week, unless somebody says otherwise. */
export function valuesOf(row: OfficeCouponRow | undefined, now = Date.now()): CouponValues {
  if (!row) return { ...EMPTY, startsAt: toInput(now), endsAt: toInput(now + WEEK_MS) };
  return {
    code: row.code,
    kind: row.amount === null ? 'percent' : 'amount',
    amount: textOf(row.amount),
    percent: textOf(row.percent),
    maxDiscount: textOf(row.maxDiscount),
    minGoods: textOf(row.minGoods),
    startsAt: toInput(row.startsAt),
    endsAt: toInput(row.endsAt),
    totalLimit: textOf(row.totalLimit),
    userLimit: textOf(row.userLimit),
  };
}

/** An input has minutes only, so a moment that was not changed is sent as it was read. */
const momentOf = (text: string, known: number | undefined): number =>
  known !== undefined && toInput(known) === text ? known : (fromInput(text) ?? 0);

export function draftOf(values: CouponValues, row: OfficeCouponRow | undefined): OfficeCouponDraft {
  const share = {
    percent: Number(values.percent),
    ...(values.maxDiscount !== '' && { maxDiscount: Number(values.maxDiscount) }),
  };
  return {
    ...(row && { couponId: row.id, version: row.version }),
    code: values.code.trim().toUpperCase(),
    ...(values.kind === 'amount' ? { amount: Number(values.amount) } : share),
    minGoods: Number(values.minGoods),
    startsAt: momentOf(values.startsAt, row?.startsAt),
    endsAt: momentOf(values.endsAt, row?.endsAt),
    ...(values.totalLimit !== '' && { totalLimit: Number(values.totalLimit) }),
    userLimit: Number(values.userLimit),
  };
}

const DOLLARS = /^\d{1,6}(\.\d{1,2})?$/;
const LIMIT = /^[1-9]\d{0,5}$/;
const money = () => string().matches(DOLLARS, { message: 'goods.priceForm', excludeEmptyString: true });
const limit = () => string().matches(LIMIT, { message: 'goods.piecesForm', excludeEmptyString: true });

export const couponFields = object({
  code: string()
    .trim()
    .matches(/^[a-z0-9]{4,32}$/i, 'coupons.codeHint')
    .required('form.required'),
  amount: money().when('kind', ([kind], field) =>
    kind === 'amount'
      ? field
          .required('form.required')
          .test('above zero', 'goods.priceForm', (value) => Number(value) > 0)
          .test('below', 'coupons.amountForm', (value, { parent }: { parent: { minGoods?: string } }) => {
            const minimum = parent.minGoods ?? '';
            return !DOLLARS.test(minimum) || Number(value) < Number(minimum);
          })
      : field,
  ),
  percent: string().when('kind', ([kind], field) =>
    kind === 'percent'
      ? field.matches(/^([1-9]|[1-8]\d|90)$/, 'discounts.percentForm').required('form.required')
      : field,
  ),
  maxDiscount: money(),
  minGoods: money()
    .required('form.required')
    .test('at least one', 'coupons.minForm', (value) => Number(value) >= 1),
  startsAt: string().required('form.required'),
  endsAt: string()
    .required('form.required')
    .test(
      'later',
      'content.datesForm',
      (value, { parent }: { parent: { startsAt?: string } }) => !isBackwards(parent.startsAt ?? '', value),
    ),
  totalLimit: limit(),
  userLimit: limit().required('form.required'),
});
