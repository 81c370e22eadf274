import {
  countReturns,
  listReturns,
  readReturn,
  storeActions,
} from '../../domain/orders/returns/list-returns.ts';
import {
  acceptReturn,
  confirmArrival,
  contestArrival,
  refuseReturn,
} from '../../domain/orders/returns/store-steps.ts';
import { type MerchantHandler, storeOf } from '../handler.ts';
import { showListedReturn, showReturnDetail } from '../wire/office/return.ts';
import { pageData, pageRequest, sortOf } from '../wire/paging.ts';

export const merchantReturnList: MerchantHandler<'merchantReturnList'> = async ({ ctx, input, session }) => {
  const filter = { ...input, storeId: storeOf(session) };
  const sort = sortOf(input, 'requestedAt');
  const [page, counts] = await Promise.all([
    listReturns(ctx, filter, sort, pageRequest(input)),
    countReturns(ctx, filter),
  ]);
  return { ...pageData(page, showListedReturn), counts };
};

export const merchantReturnInfo: MerchantHandler<'merchantReturnInfo'> = async ({ ctx, input, session }) => {
  const detail = await readReturn(ctx, input.returnId, storeOf(session));
  return {
    return: showListedReturn(detail.listed),
    ...showReturnDetail(detail),
    dispute: detail.goods.dispute,
    acts: storeActions(detail.listed),
  };
};

export const merchantReturnDecide: MerchantHandler<'merchantReturnDecide'> = async ({ ctx, input }) => {
  const { returnId, decision, reason = '' } = input;
  if (decision === 'accept') await acceptReturn(ctx, returnId);
  else await refuseReturn(ctx, returnId, reason);
  return null;
};

export const merchantReturnArrive: MerchantHandler<'merchantReturnArrive'> = async ({ ctx, input }) => {
  const { returnId, decision, reason = '' } = input;
  if (decision === 'refund') await confirmArrival(ctx, returnId);
  else await contestArrival(ctx, returnId, reason);
  return null;
};
