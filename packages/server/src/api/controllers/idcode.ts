import { sendUserCode } from '../../domain/verification/send-code.ts';
import { spendSliderPass } from '../../domain/verification/slider/slider.ts';
import type { Handler } from '../handler.ts';

export const idcodeExecute: Handler<'idcodeExecute'> = async ({ ctx, input, session }) => {
  await spendSliderPass(ctx, input.sliderPass);
  await sendUserCode(ctx, session, input.target, input.purpose);
  return null;
};
