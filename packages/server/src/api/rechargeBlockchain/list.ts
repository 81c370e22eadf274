import { listRecharges } from '../../domain/wallet/read-recharges.ts';
import type { Handler } from '../handler.ts';
import { showRechargeRecord } from '../wire/recharge.ts';
import { recordPageData, recordPageRequest } from '../wire/record-page.ts';

export const rechargeBlockchainList: Handler<'rechargeBlockchainList'> = async ({ mall, input, session }) => {
  const page = await listRecharges(mall, session.userId, input.state, recordPageRequest(input));
  return recordPageData(page, showRechargeRecord);
};
