import { listEarnings } from '../../domain/stores/earnings.ts';
import { type MerchantHandler, storeOf } from '../handler.ts';
import { coins } from '../wire/money.ts';
import { pageData, pageRequest } from '../wire/paging.ts';
import { epoch } from '../wire/time.ts';

export const merchantEarningList: MerchantHandler<'merchantEarningList'> = async ({ ctx, input, session }) =>
  pageData(await listEarnings(ctx, storeOf(session), pageRequest(input)), ({ amount, at, ...row }) => ({
    ...row,
    amount: coins(amount),
    at: epoch(at),
  }));
