import { resetFundPassword } from '../../domain/accounts/fund-password.ts';
import type { Handler } from '../handler.ts';
import { wayOf } from '../wire/verification-way.ts';

export const userSetSafeword: Handler<'userSetSafeword'> = async ({ mall, input, session }) => {
  const { verifcode_type, verifcode, safeword } = input;
  await resetFundPassword(mall, session, {
    way: wayOf(verifcode_type),
    code: verifcode,
    password: safeword,
  });
  return null;
};
