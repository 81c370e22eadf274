import { sendUserCode } from '../../domain/verification/send-code.ts';
import { codeTo, demandSlider } from '../../domain/verification/slider/demand-slider.ts';
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
  const { target, purpose } = input;
  // A user with a session has a limit of their own.
  await demandSlider(ctx, session ? 'code' : codeTo(target), caller);
  await sendUserCode(ctx, session, { text: target, purpose, lang });
  return null;
};
