import { login } from '../../domain/accounts/login.ts';
import { spendSliderPass } from '../../domain/verification/slider.ts';
import type { Handler } from '../handler.ts';

export const userNewlogin: Handler<'userNewlogin'> = async ({ mall, input, device }) => {
  await spendSliderPass(mall, input.sliderPass);
  return login(mall, input.username, input.password, device);
};
