import { sendUserCode } from '../../domain/verification/send-code.ts';
import { spendSliderPass } from '../../domain/verification/slider/slider.ts';
import type { Handler } from '../handler.ts';

export const idcodeExecute: Handler<'idcodeExecute'> = async ({ ctx, input, session, lang }) => {
  await spendSliderPass(ctx, input.sliderPass);
  const { target, purpose } = input;
  await sendUserCode(ctx, session, { text: target, purpose, lang });
  return null;
};
