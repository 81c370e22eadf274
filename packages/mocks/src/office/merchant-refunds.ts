/** Refunds that buyers asked of a store, from the mall that buyers see. */
import type { InputOf } from '@openmall/sdk';
import type { MerchantRefundRow } from '@openmall/sdk/merchant';
import { refundDeadline } from '../handlers/orders/deadlines.ts';
import { showRefund } from '../handlers/orders/refunds.ts';
import { decideRefund } from '../staff/merchant.ts';
import type { Refund } from '../state/account.ts';
import { sumOf } from '../state/cents.ts';
import { pageOf } from '../state/paging.ts';
import { recordNumber } from '../state/record-number.ts';
import { found } from '../state/refusal.ts';
import { nameOf, ordersOf, type OwnOrder, type StoreContext } from './merchant-orders.ts';

interface OwnRefund extends OwnOrder {
  readonly refund: Refund;
}

const refundsOf = (store: StoreContext): readonly OwnRefund[] =>
  ordersOf(store).flatMap((own) => own.order.refunds.map((refund) => ({ ...own, refund })));

const showRefundRow = ({ refund, order, buyer }: OwnRefund): MerchantRefundRow => ({
  id: refund.id,
  orderId: order.id,
  number: recordNumber(order.id),
  buyer: nameOf(buyer),
  requestedAt: refund.at,
  state: refund.state,
  reason: refund.reason,
  pieces: sumOf(refund.parts, ({ count }) => count),
  total: showRefund(refund).total,
  isWhole: refund.isWhole,
  deadline: refundDeadline(order) ?? refund.at,
});

export function listRefunds(
  store: StoreContext,
  { pageNum, pageSize, state }: InputOf<'merchantRefundList'>,
) {
  const all = refundsOf(store);
  const rows = all.filter(({ refund }) => state === undefined || refund.state === state);
  const counts = ([1, 2, 3] as const).map((each) => ({
    state: each,
    count: all.filter(({ refund }) => refund.state === each).length,
  }));
  return { ...pageOf(rows.map(showRefundRow), pageNum, pageSize), counts };
}

export function decideStoreRefund(
  store: StoreContext,
  { refundId, decision, reason }: InputOf<'merchantRefundDecide'>,
): null {
  const { order } = found(
    refundsOf(store).find(({ refund }) => refund.id === refundId),
    'recordNotFound',
  );
  decideRefund(store.mall, order.id, { isApproved: decision === 'grant', reason });
  return null;
}
