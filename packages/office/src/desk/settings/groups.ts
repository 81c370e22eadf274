/** The settings by what they belong to. A setting in no group is shown in the last one. */
const GROUPS = {
  site: ['site_', 'opening_', 'download_url', 'websocket_url', 'customer_service_url'],
  orders: [
    'order_',
    'refund_',
    'return_',
    'dispute_',
    'parcel_',
    'unpaid_',
    'mall_max',
    'delivery_',
    'default_delivery',
  ],
  money: [
    'withdraw_',
    'address_release',
    'recharge_',
    'can_recharge',
    'channel_',
    'coin_prices',
    'accepted_',
    'payment_methods',
  ],
  loans: ['loan_'],
  stores: ['commission_rate', 'payout_min', 'merchant_'],
  access: ['desk_', 'closed_name_days', 'slider_', 'sms_'],
} as const;

/** The banks and e-wallets of a provider are edited with the recharge addresses. */
const ON_OTHER_PAGES: readonly string[] = ['third_party_products'];

export const isListed = (code: string): boolean => !ON_OTHER_PAGES.includes(code);

export type SettingGroup = keyof typeof GROUPS | 'other';

export function groupOf(code: string): SettingGroup {
  const found = Object.entries(GROUPS).find(([, starts]) => starts.some((start) => code.startsWith(start)));
  return (found?.[0] as SettingGroup | undefined) ?? 'other'; // The keys of GROUPS.
}

export const SETTING_GROUPS: readonly SettingGroup[] = [
  ...(Object.keys(GROUPS) as SettingGroup[]), // The keys of GROUPS.
  'other',
];
