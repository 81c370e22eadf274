import { refundReasons, type OrderRefundLine, type OrderStatus, type RefundReason } from '@openmall/sdk';
import { orderReturns } from '@openmall/sdk/validators';
import { validateWith, type FieldErrors } from '../../../shared/forms/validate-with.ts';

/** The reasons that fit an order in a state: nothing is damaged that was not shipped. */
export const reasonsIn = (status: OrderStatus): readonly RefundReason[] =>
  (refundReasons as Readonly<Partial<Record<OrderStatus, readonly RefundReason[]>>>)[status] ?? [];

type Goods = Pick<OrderRefundLine, 'goodsId' | 'skuId'>;

/** The key of a line within its order. */
export const lineKey = ({ goodsId, skuId }: Goods): string => `${goodsId},${skuId}`;

export interface RefundValues {
  readonly returnReason: string;
  readonly scope: 'whole' | 'part';
  /** Pieces to refund by the key of their line. */
  readonly pieces: Readonly<Record<string, number>>;
  readonly returnDetail: string;
}

export const emptyRefund: RefundValues = { returnReason: '', scope: 'whole', pieces: {}, returnDetail: '' };

const allReasons: readonly RefundReason[] = Object.values(refundReasons).flat();

/** The reason of a form; undefined while none is chosen. */
export const refundReasonOf = (text: string): RefundReason | undefined =>
  allReasons.find((reason) => String(reason) === text);

/** The chosen pieces as order!returns takes them. Undefined for all that is left of the order, empty for none. */
export function refundLines({ scope, pieces }: RefundValues): string | undefined {
  if (scope === 'whole') return undefined;
  return Object.entries(pieces)
    .filter(([, count]) => count > 0)
    .map(([key, count]) => `${key},${count}`)
    .join(',');
}

/** The params of order!returns. `shown` is the amount that the buyer sees, if the server tells it. */
export function refundInput(orderId: string, values: RefundValues, shown?: number) {
  const detail = values.returnDetail.trim();
  const lines = refundLines(values);
  return {
    orderId,
    returnReason: refundReasonOf(values.returnReason) ?? 9,
    ...(lines && { lines }),
    ...(shown !== undefined && { money: shown }),
    ...(detail && { returnDetail: detail }),
  };
}

/** Validates the contract's rules, and that a refund of some items names one. */
export const validateRefund =
  (orderId: string) =>
  async (values: RefundValues): Promise<FieldErrors> => {
    const inputOf = ({ returnReason, returnDetail }: RefundValues) => ({
      returnReason,
      returnDetail,
      orderId,
    });
    const errors = await validateWith<RefundValues>({ schema: orderReturns, inputOf })(values);
    return refundLines(values) === '' ? { ...errors, pieces: 'orders:refund.choose' } : errors;
  };
