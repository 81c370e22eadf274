import { sendRegistrationCode } from '../../domain/verification/send-code.ts';
import { spendSliderPass } from '../../domain/verification/slider/slider.ts';
import type { Handler } from '../handler.ts';

export const jscodeExecute: Handler<'jscodeExecute'> = async ({ mall, input }) => {
  await spendSliderPass(mall, input.sliderPass);
  await sendRegistrationCode(mall, input.target);
  return null;
};
