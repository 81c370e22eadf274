import { sendRegistrationCode } from '../../domain/verification/send-code.ts';
import { spendSliderPass } from '../../domain/verification/slider/slider.ts';
import type { Handler } from '../handler.ts';

export const jscodeExecute: Handler<'jscodeExecute'> = async ({ ctx, input, lang }) => {
  await spendSliderPass(ctx, input.sliderPass);
  await sendRegistrationCode(ctx, input.target, lang);
  return null;
};
