import { openForm } from '../../domain/wallet/money-forms.ts';
import { readBoundAddress } from '../../domain/wallet/withdraw-address.ts';
import type { Handler } from '../handler.ts';

export const withdrawWithdrawOpen: Handler<'withdrawWithdrawOpen'> = async ({ mall, session }) => {
  const bound = await readBoundAddress(mall.db, session.userId);
  return {
    session_token: await openForm(mall, session.userId),
    coinType: bound?.coin ?? '',
    chainName: bound?.blockchain_name ?? '',
    openWithdrawAddressBinding: 1,
    existWithdrawAddress: bound?.address ?? '',
  };
};
