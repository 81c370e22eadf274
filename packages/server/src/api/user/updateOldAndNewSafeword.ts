import { changeFundPassword } from '../../domain/accounts/fund-password.ts';
import type { Handler } from '../handler.ts';

export const userUpdateOldAndNewSafeword: Handler<'userUpdateOldAndNewSafeword'> = async ({
  mall,
  input,
  session,
}) => {
  await changeFundPassword(mall, session, { old: input.old_safeword, fresh: input.safeword });
  return null;
};
