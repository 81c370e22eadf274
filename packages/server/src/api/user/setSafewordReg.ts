import { setFundPassword } from '../../domain/accounts/fund-password.ts';
import type { Handler } from '../handler.ts';

export const userSetSafewordReg: Handler<'userSetSafewordReg'> = async ({ mall, input, session }) => {
  await setFundPassword(mall, session.userId, input.safeword);
  return null;
};
