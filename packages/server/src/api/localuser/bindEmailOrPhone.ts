import { checkLoginPassword } from '../../domain/accounts/change-password.ts';
import { bindTarget } from '../../domain/verification/bindings.ts';
import type { Handler } from '../handler.ts';

export const localuserBindEmailOrPhone: Handler<'localuserBindEmailOrPhone'> = async ({
  mall,
  input,
  session,
}) => {
  const { target, verifcode, password, verifyCode } = input;
  await checkLoginPassword(mall, session.userId, password, 'wrongPassword');
  await bindTarget(mall, session.userId, { target, code: verifcode, proof: verifyCode });
  return null;
};
