import type { DeskDisputeRow } from '@openmall/sdk/desk';
import { decideDispute } from '../../domain/orders/returns/decide-dispute.ts';
import {
  countReturns,
  deskActions,
  type ListedReturn,
  listReturns,
  readReturn,
} from '../../domain/orders/returns/list-returns.ts';
import type { DeskHandler } from '../handler.ts';
import { showListedReturn, showReturnDetail } from '../wire/office/return.ts';
import { pageData, pageRequest, sortOf } from '../wire/paging.ts';
import { epoch } from '../wire/time.ts';
import { readTimeline } from '../../domain/orders/store/store-orders.ts';

const showDispute = (listed: ListedReturn): DeskDisputeRow => {
  const { storeId, storeName, userId, username } = listed;
  return { ...showListedReturn(listed), storeId, storeName, userId, username };
};

export const deskDisputeList: DeskHandler<'deskDisputeList'> = async ({ ctx, input }) => {
  const { state, keyword } = input;
  const sort = sortOf(input, 'requestedAt');
  const [page, counts] = await Promise.all([
    listReturns(ctx, { state, keyword }, sort, pageRequest(input)),
    countReturns(ctx, { keyword }),
  ]);
  return { ...pageData(page, showDispute), counts };
};

export const deskDisputeInfo: DeskHandler<'deskDisputeInfo'> = async ({ ctx, input, session }) => {
  const detail = await readReturn(ctx, input.returnId);
  const timeline = await readTimeline(ctx, detail.listed.orderId);
  return {
    dispute: showDispute(detail.listed),
    ...showReturnDetail(detail),
    statement: detail.goods.dispute,
    timeline: timeline.map(({ at, ...step }) => ({ ...step, at: epoch(at) })),
    acts: session.permissions.has('disputes:act') ? deskActions(detail) : [],
  };
};

export const deskDisputeDecide: DeskHandler<'deskDisputeDecide'> = async ({ ctx, input }) => {
  const { returnId, decision, amount, reason = '' } = input;
  const verdict = { decision, reason, amount: amount === undefined ? undefined : String(amount) };
  await decideDispute(ctx, returnId, verdict);
  return null;
};
