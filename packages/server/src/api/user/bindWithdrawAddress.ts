import { bindAddress } from '../../domain/wallet/withdraw-address.ts';
import type { Handler } from '../handler.ts';

export const userBindWithdrawAddress: Handler<'userBindWithdrawAddress'> = async ({
  mall,
  input,
  session,
}) => {
  const { coin, blockchain_name: chain, channel_address: address } = input;
  await bindAddress(mall, session.userId, { coin, chain, address });
  return null;
};
