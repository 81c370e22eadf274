import { readRecharge } from '../../domain/wallet/read-recharges.ts';
import type { Handler } from '../handler.ts';
import { showRechargeDetail } from '../wire/recharge.ts';

export const rechargeBlockchainGet: Handler<'rechargeBlockchainGet'> = async ({ mall, input, session }) =>
  showRechargeDetail(await readRecharge(mall, session.userId, input.order_no));
