import { changePassword } from '../../domain/accounts/change-password.ts';
import type { Handler } from '../handler.ts';

export const userUpdateOldAndNewPsw: Handler<'userUpdateOldAndNewPsw'> = async ({ mall, input, session }) => {
  await changePassword(mall, session.userId, { old: input.old_password, fresh: input.password });
  return null;
};
