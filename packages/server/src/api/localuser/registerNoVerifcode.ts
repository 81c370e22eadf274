import { register } from '../../domain/accounts/register.ts';
import type { Handler } from '../handler.ts';

const PHONE = 1;

export const localuserRegisterNoVerifcode: Handler<'localuserRegisterNoVerifcode'> = async ({
  mall,
  input,
}) => {
  const { username, password, type, agentCode } = input;
  const by = type === PHONE ? 'phone' : 'email';
  return register(mall, { username, password, by, invitationCode: agentCode });
};
