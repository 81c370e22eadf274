import type { SysparaValues } from '@openmall/sdk';
import type { CallHandlers } from '../state/call-context.ts';

/** No WebSocket URL: pages poll instead. */
const settings: SysparaValues = {
  customer_service_url: null,
  mall_max_goods_number_in_order: '500',
  can_recharge: '1',
  order_return_days: '14',
  withdraw_fee: { type: 'rate', fee: '0.01' },
  websocket_port: null,
  websocket_url: null,
};

function settingsByCode(code: string): SysparaValues {
  const codes = new Set(code.split(','));
  return Object.fromEntries(Object.entries(settings).filter(([name]) => codes.has(name)));
}

export const settingHandlers = {
  sysparaGetSyspara: ({ code }) => settingsByCode(code),
  sysparaGetSysparaByGet: ({ code }) => settingsByCode(code),
} satisfies Partial<CallHandlers>;
