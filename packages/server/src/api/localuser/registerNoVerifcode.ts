import { register } from '../../domain/accounts/register.ts';
import { spendSliderPass } from '../../domain/verification/slider.ts';
import type { Handler } from '../handler.ts';
import { accountKindOf } from '../wire/account-kind.ts';

export const localuserRegisterNoVerifcode: Handler<'localuserRegisterNoVerifcode'> = async ({
  mall,
  input,
  device,
}) => {
  const { username, password, type, agentCode } = input;
  await spendSliderPass(mall, input.sliderPass);
  return register(mall, {
    username,
    password,
    by: accountKindOf(type),
    invitationCode: agentCode,
    device,
  });
};
