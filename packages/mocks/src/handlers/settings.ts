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
  const all = new Map(Object.entries({ ...settings, websocket_url: eventsUrl }));
  return Object.fromEntries(code.split(',').map((name) => [name, all.get(name) ?? null]));
}

export const settingHandlers = {
  sysparaGetSyspara: ({ code }, context) => settingsByCode(code, context),
  sysparaGetSysparaByGet: ({ code }, context) => settingsByCode(code, context),
} satisfies Partial<CallHandlers>;
