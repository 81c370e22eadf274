import type { Handler } from '../handler.ts';
import type { SysparaValues, SysparaWithdrawFee } from '@openmall/sdk';
import type { AppContext } from '../../context.ts';
import { readPublicSettings } from '../../domain/settings/settings.ts';

export const sysparaGetSyspara: Handler<'sysparaGetSyspara'> = ({ ctx, input }) =>
  readValues(ctx, input.code);

export const sysparaGetSysparaByGet: Handler<'sysparaGetSysparaByGet'> = ({ ctx, input }) =>
  readValues(ctx, input.code);

const FLAGS: Readonly<Record<string, string>> = { true: '1', false: '0' };

/** The only setting that is an object on the wire. */
function withdrawFee(text: string | null): SysparaWithdrawFee {
  if (text === null) return null;
  const { type, fee } = JSON.parse(text) as { readonly type: unknown; readonly fee: unknown };
  return { type: String(type), fee: String(fee) };
}

/** The port of this process, used unless the operator has stored another. */
const readPushPort = ({ pushPort }: AppContext): string | null => pushPort?.()?.toString() ?? null;

/** Reads the requested settings. A private or unknown code is null. */
async function readValues(ctx: AppContext, codes: string): Promise<SysparaValues> {
  const requested = [...new Set(codes.split(','))];
  const {
    withdraw_fee: fee,
    websocket_port: stored,
    ...settings
  } = await readPublicSettings(ctx.db, requested);
  const texts = Object.entries(settings).map(
    ([code, text]) => [code, (text && FLAGS[text]) ?? text] as const,
  );
  return {
    ...Object.fromEntries(texts),
    ...(fee !== undefined && { withdraw_fee: withdrawFee(fee) }),
    ...(stored !== undefined && { websocket_port: stored ?? readPushPort(ctx) }),
  };
}
