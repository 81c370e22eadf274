import type { SysparaValues } from '@openmall/sdk';
import type { CallContext, CallHandlers } from '../state/call-context.ts';

const settings: SysparaValues = {
  customer_service_url: null,
  mall_max_goods_number_in_order: '500',
  can_recharge: '1',
  order_return_days: '14',
  withdraw_fee: { type: 'rate', fee: '0.01' },
  websocket_port: null,
};

function settingsByCode(code: string, { eventsUrl }: CallContext): SysparaValues {
  const codes = new Set(code.split(','));
  const all = { ...settings, websocket_url: eventsUrl };
  return Object.fromEntries(Object.entries(all).filter(([name]) => codes.has(name)));
}

export const settingHandlers = {
  sysparaGetSyspara: ({ code }, context) => settingsByCode(code, context),
  sysparaGetSysparaByGet: ({ code }, context) => settingsByCode(code, context),
} satisfies Partial<CallHandlers>;
