import { closeAccount } from '../../domain/accounts/close-account.ts';
import type { Handler } from '../handler.ts';

export const userLogoff: Handler<'userLogoff'> = async ({ mall, input, session }) => {
  const { account, reason, cashPassword } = input;
  await closeAccount(mall, session.userId, { account, reason, fundPassword: cashPassword });
  return null;
};
