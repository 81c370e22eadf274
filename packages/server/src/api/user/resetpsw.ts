import { resetPassword } from '../../domain/accounts/change-password.ts';
import type { Handler } from '../handler.ts';
import { wayOf } from '../wire/verification-way.ts';

export const userResetpsw: Handler<'userResetpsw'> = async ({ mall, input, device }) => {
  const { username, verifcode_type, verifcode, password } = input;
  await resetPassword(mall, { username, way: wayOf(verifcode_type), code: verifcode, password, device });
  return null;
};
