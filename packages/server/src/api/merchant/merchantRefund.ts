import { canDo } from '@openmall/sdk';
import type { MerchantRefundRow } from '@openmall/sdk/merchant';
import { approveRefund, rejectRefund } from '../../domain/orders/refunds/decide-refund.ts';
import {
  countRefunds,
  type ListedRefund,
  listRefunds,
  readStoreRefund,
} from '../../domain/orders/refunds/list-refunds.ts';
import { type MerchantHandler, storeOf } from '../handler.ts';
import { dollars } from '../wire/money.ts';
import { showReturnLine } from '../wire/office/return.ts';
import { pageData, pageRequest, sortOf } from '../wire/paging.ts';
import { epoch, optionalEpoch } from '../wire/time.ts';

const showRefund = (refund: ListedRefund): MerchantRefundRow => ({
  ...refund,
  requestedAt: epoch(refund.requestedAt),
  deadline: epoch(refund.deadline),
  total: dollars(refund.total),
});

export const merchantRefundList: MerchantHandler<'merchantRefundList'> = async ({ ctx, input, session }) => {
  const storeId = storeOf(session);
  const request = { sort: sortOf(input, 'requestedAt'), page: pageRequest(input) };
  const [page, counts] = await Promise.all([
    listRefunds(ctx, storeId, input, request),
    countRefunds(ctx, storeId, input),
  ]);
  return { ...pageData(page, showRefund), counts };
};

export const merchantRefundInfo: MerchantHandler<'merchantRefundInfo'> = async ({ ctx, input, session }) => {
  const { listed, refund } = await readStoreRefund(ctx, storeOf(session), input.refundId);
  return {
    refund: showRefund(listed),
    lines: refund.lines.map(showReturnLine),
    remark: refund.detail ?? '',
    answer: refund.answer,
    byDefault: refund.by_default,
    decidedAt: optionalEpoch(refund.decided_at),
    goods: dollars(refund.goods),
    coupon: dollars(refund.coupon),
    freight: dollars(refund.freight),
    tax: dollars(refund.tax),
    fee: dollars(refund.fee),
    acts: canDo('refund', 'reject', listed.state) ? ['grant', 'refuse'] : [],
  };
};

export const merchantRefundDecide: MerchantHandler<'merchantRefundDecide'> = async ({
  ctx,
  input: { refundId, decision, reason = '' },
  session,
}) => {
  const { listed } = await readStoreRefund(ctx, storeOf(session), refundId);
  if (decision === 'grant') await approveRefund(ctx, listed.orderId, refundId);
  else await rejectRefund(ctx, listed.orderId, reason, refundId);
  return null;
};
