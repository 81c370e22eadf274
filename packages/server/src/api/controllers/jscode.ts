import { assertPossibleTarget } from '../../domain/addresses/country-rules.ts';
import { sendRegistrationCode } from '../../domain/verification/send-code.ts';
import { codeTo, demandSlider } from '../../domain/verification/slider/demand-slider.ts';
import type { Handler } from '../handler.ts';

export const jscodeExecute: Handler<'jscodeExecute'> = async ({ ctx, input, lang, ipAddress, isFamily }) => {
  if (!isFamily) assertPossibleTarget(input.target);
  await demandSlider(ctx, codeTo(input.target), { pass: input.sliderPass, ipAddress, isFamily });
  await sendRegistrationCode(ctx, input.target, lang);
  return null;
};
