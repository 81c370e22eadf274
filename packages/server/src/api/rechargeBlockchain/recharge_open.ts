import { openForm } from '../../domain/wallet/money-forms.ts';
import type { Handler } from '../handler.ts';

export const rechargeBlockchainRechargeOpen: Handler<'rechargeBlockchainRechargeOpen'> = async ({
  mall,
  session,
}) => ({ session_token: await openForm(mall, session.userId) });
