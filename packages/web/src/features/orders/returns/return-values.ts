import type { OrderDetails, RefundReason } from '@openmall/sdk';
import { orderRequestReturn } from '@openmall/sdk/validators';
import { validateWith, type FieldErrors } from '../../../shared/forms/validate-with.ts';
import {
  emptyRefund,
  reasonsIn,
  refundLines,
  refundReasonOf,
  type RefundValues,
} from '../refund/refund-values.ts';

export const MAX_PICTURES = 5;
const NEVER_ARRIVED: RefundReason = 1;

export interface ReturnValues extends RefundValues {
  readonly pictures: readonly string[];
}

export const emptyReturn: ReturnValues = { ...emptyRefund, pictures: [] };

/** The params of order!returnQuote. */
export function quoteInput(orderId: string, values: ReturnValues) {
  const lines = returnLines(values);
  return { orderId, returnReason: reasonOf(values) ?? 9, ...(lines && { lines }) };
}

export const reasonOf = ({ returnReason }: ReturnValues): RefundReason | undefined =>
  refundReasonOf(returnReason);

/** Nothing is sent back of a parcel that never arrived. */
export const isMissing = (values: ReturnValues): boolean => reasonOf(values) === NEVER_ARRIVED;

/** From when on a parcel that is on its way can be reported as missing; undefined if it can be now. */
export function earlyUntil(order: OrderDetails, now: number): number | undefined {
  const { status, delivered, arrivalDeadline } = order;
  const isEarly = status === 3 && delivered !== 1 && typeof arrivalDeadline === 'number';
  return isEarly && arrivalDeadline > now ? arrivalDeadline : undefined;
}

/** The reasons that can be given now. */
export const reasonsFor = (order: OrderDetails, now: number): readonly RefundReason[] =>
  reasonsIn(order.status).filter(
    (reason) => reason !== NEVER_ARRIVED || earlyUntil(order, now) === undefined,
  );

/** The lines of order!requestReturn; undefined for all that are left. */
export const returnLines = (values: ReturnValues): string | undefined =>
  isMissing(values) ? undefined : refundLines(values);

/** The params of order!requestReturn. */
export function returnInput(orderId: string, values: ReturnValues, total?: number) {
  const detail = values.returnDetail.trim();
  return {
    ...quoteInput(orderId, values),
    ...(total !== undefined && { total }),
    ...(detail && { returnDetail: detail }),
    ...(values.pictures.length > 0 && { images: values.pictures.join(',') }),
  };
}

/** Validates the contract's rules, and that a return of some items names one. */
export const validateReturn =
  (orderId: string) =>
  async (values: ReturnValues): Promise<FieldErrors> => {
    const inputOf = ({ returnReason, returnDetail }: ReturnValues) => ({
      returnReason,
      returnDetail,
      orderId,
    });
    const errors = await validateWith<ReturnValues>({ schema: orderRequestReturn, inputOf })(values);
    return returnLines(values) === '' ? { ...errors, pieces: 'orders:refund.choose' } : errors;
  };
