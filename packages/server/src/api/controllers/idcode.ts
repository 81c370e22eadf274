import { sendUserCode } from '../../domain/verification/send-code.ts';
import { spendSliderPass } from '../../domain/verification/slider/slider.ts';
import type { Handler } from '../handler.ts';

export const idcodeExecute: Handler<'idcodeExecute'> = async ({ mall, input, session }) => {
  await spendSliderPass(mall, input.sliderPass);
  await sendUserCode(mall, session, input.target, input.purpose);
  return null;
};
