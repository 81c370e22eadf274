import { sendUserCode } from '../../domain/verification/send-code.ts';
import { demandSlider } from '../../domain/verification/slider/demand-slider.ts';
import type { Handler } from '../handler.ts';

export const idcodeExecute: Handler<'idcodeExecute'> = async ({
  ctx,
  input,
  session,
  lang,
  ipAddress,
  isFamily,
}) => {
  const caller = { pass: input.sliderPass, ipAddress: session ? undefined : ipAddress, isFamily };
  await demandSlider(ctx, 'code', caller);
  const { target, purpose } = input;
  await sendUserCode(ctx, session, { text: target, purpose, lang });
  return null;
};
