/** The settings by what they belong to. A setting in no group is shown in the last one. */
const GROUPS = {
  site: ['site_', 'opening_', 'download_url', 'websocket_url', 'customer_service_url'],
  orders: ['order_', 'refund_', 'unpaid_', 'mall_max', 'delivery_', 'default_delivery'],
  money: [
    'withdraw_',
    'address_release',
    'recharge_',
    'can_recharge',
    'channel_',
    'third_party',
    'coin_prices',
    'accepted_',
    'payment_methods',
  ],
  loans: ['loan_'],
  stores: ['commission_rate', 'payout_min', 'merchant_'],
  access: ['desk_', 'closed_name_days'],
} as const;

export type SettingGroup = keyof typeof GROUPS | 'other';

export function groupOf(code: string): SettingGroup {
  const found = Object.entries(GROUPS).find(([, starts]) => starts.some((start) => code.startsWith(start)));
  return (found?.[0] as SettingGroup | undefined) ?? 'other'; // The keys of GROUPS.
}

export const SETTING_GROUPS: readonly SettingGroup[] = [
  ...(Object.keys(GROUPS) as SettingGroup[]), // The keys of GROUPS.
  'other',
];
