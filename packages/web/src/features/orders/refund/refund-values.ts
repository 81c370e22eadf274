import type { RefundReason } from '@openmall/sdk';
import { compare, truncate } from '@openmall/sdk/money';
import { orderReturns } from '@openmall/sdk/validators';
import { validateWith, type FieldErrors } from '../../../shared/forms/validate-with.ts';
import type { ActedOn } from '../use-order-action.ts';

/** The reasons of the contract, 1 to 9 (spec §4). */
export const refundReasons: readonly RefundReason[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export interface RefundValues {
  readonly returnReason: string;
  readonly money: string;
  readonly returnDetail: string;
}

/** The initial values: no reason, and the full amount with two decimals like the amounts beside the field. */
export function emptyRefund({ total }: ActedOn): RefundValues {
  const [whole = '0', cents = ''] = truncate(total, 2).split('.');
  return { returnReason: '', money: `${whole}.${cents.padEnd(2, '0')}`, returnDetail: '' };
}

const reasonOf = (text: string) => refundReasons.find((reason) => String(reason) === text);

export function refundInput(orderId: string, { returnReason, money, returnDetail }: RefundValues) {
  const detail = returnDetail.trim();
  return {
    orderId,
    returnReason: reasonOf(returnReason) ?? 9,
    money: Number(money),
    ...(detail && { returnDetail: detail }),
  };
}

/** Validates the contract's rules, and that the amount does not exceed the total. */
export const validateRefund =
  (order: ActedOn | undefined) =>
  async (values: RefundValues): Promise<FieldErrors> => {
    const inputOf = (form: RefundValues) => ({ ...form, orderId: order?.id });
    const errors = await validateWith<RefundValues>({ schema: orderReturns, inputOf })(values);
    if (!errors['money'] && values.money.trim() === '') return { ...errors, money: 'form.required' };
    if (errors['money'] || !order || compare(values.money, order.total) <= 0) return errors;
    return { ...errors, money: 'form.amount.max' };
  };
