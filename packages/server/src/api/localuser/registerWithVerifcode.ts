import { register } from '../../domain/accounts/register.ts';
import type { Handler } from '../handler.ts';
import { accountKindOf } from '../wire/account-kind.ts';

export const localuserRegisterWithVerifcode: Handler<'localuserRegisterWithVerifcode'> = async ({
  mall,
  input,
  device,
}) => {
  const { username, password, type, agentCode, verifcode } = input;
  return register(mall, {
    username,
    password,
    by: accountKindOf(type),
    invitationCode: agentCode,
    code: verifcode,
    device,
  });
};
