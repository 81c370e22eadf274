import { reportRecharge } from '../../domain/wallet/recharge.ts';
import type { Handler } from '../handler.ts';

export const rechargeBlockchainRecharge: Handler<'rechargeBlockchainRecharge'> = async ({
  mall,
  input,
  session,
}) => {
  const id = await reportRecharge(mall, session.userId, {
    formToken: input.session_token,
    coin: input.coin,
    chain: input.blockchain_name,
    address: input.channel_address,
    volume: input.amount,
    proof: input.img,
    sentFrom: input.from,
    tx: input.tx,
  });
  return { order_no: id };
};
