import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { DomainError } from '../domain-error.ts';
import { isDeliveryDays } from '../shipping/delivery-days.ts';
import { isSiteProfile } from './site-shape.ts';

interface Setting {
  readonly value: string;
  readonly isPublic: boolean;
}

/** The default settings. Any client may read the public ones. */
const DEFAULTS = {
  mall_max_goods_number_in_order: { value: '500', isPublic: true },
  customer_service_url: { value: '', isPublic: true },
  can_recharge: { value: 'true', isPublic: true },
  order_pay_minutes: { value: '30', isPublic: true },
  /** Pieces of one variant that the unpaid orders of a buyer may hold. One order alone may be as large as any other. */
  unpaid_pieces_max: { value: '500', isPublic: true },
  /** Pieces of all variants together. */
  unpaid_total_pieces_max: { value: '5000', isPublic: true },
  /** Days until a delivered order counts as received. */
  order_receipt_days: { value: '10', isPublic: true },
  /** Days from payment until the buyer may cancel an order that was not shipped. */
  order_ship_days: { value: '7', isPublic: true },
  /** Days until a refund that the store has not decided is approved. */
  refund_decide_days: { value: '3', isPublic: true },
  /** Days from receipt within which goods can be returned, and the money is held. 0 for no returns. */
  order_return_days: { value: '14', isPublic: true },
  /** Days from shipment after which a parcel that nobody has delivered may be reported as never arrived. */
  parcel_arrival_days: { value: '30', isPublic: true },
  /** Days until a return that the store has not answered is accepted. */
  return_decide_days: { value: '3', isPublic: true },
  /** Days that buyers have to send the goods of an accepted return. */
  return_send_days: { value: '14', isPublic: true },
  /** Days until goods on their way back are paid back if the store has not confirmed their arrival. */
  return_confirm_days: { value: '14', isPublic: true },
  /** Days that buyers have to dispute a refusal. */
  return_dispute_days: { value: '7', isPublic: true },
  /** Days until a dispute that nobody has decided ends in favour of the buyer. */
  dispute_decide_days: { value: '14', isPublic: true },
  /** Hours by which a buyer is reminded before one of these days. */
  order_reminder_hours: { value: '24', isPublic: true },
  order_review_days: { value: '15', isPublic: true },
  /** Whether logins and registrations without a code need a solved slider. `auto`: newcomers where strangers use the mall. */
  slider_required: { value: 'auto', isPublic: true },
  /** Wrong passwords of a name until a login needs the slider; five times as many of a network address. */
  slider_after_failures: { value: '3', isPublic: false },
  /** Codes that the whole mall sends by SMS in an hour: each costs money, and strangers can ask for them. */
  sms_codes_per_hour: { value: '600', isPublic: false },
  /** Days until the login name of a closed account can be registered again. */
  closed_name_days: { value: '90', isPublic: false },
  order_service_fee_rate: { value: '0', isPublic: true },
  /** Minimum and maximum working days until dispatch, and of the transport by distance. */
  delivery_days: {
    value: '{"dispatch":[1,2],"domestic":[2,4],"continent":[4,7],"world":[7,12]}',
    isPublic: true,
  },
  /** The country that visitors see delivery estimates for if their own is unknown. */
  default_delivery_country: { value: 'US', isPublic: true },
  loan_rate: { value: '0.0005', isPublic: true },
  loan_default_rate: { value: '0.001', isPublic: true },
  loan_amount_min: { value: '100000', isPublic: true },
  loan_amount_max: { value: '30000000', isPublic: true },
  loan_first_terms: { value: '30,90,180', isPublic: true },
  loan_terms: { value: '30,90,180,365', isPublic: true },
  loan_min_purchases: { value: '0', isPublic: true },
  download_url: { value: '/', isPublic: true },
  websocket_url: { value: '', isPublic: true },
  recharge_amount_min: { value: '1', isPublic: true },
  recharge_amount_max: { value: '1000000', isPublic: true },
  withdraw_amount_min: { value: '10', isPublic: true },
  withdraw_amount_max: { value: '50000', isPublic: true },
  withdraw_daily_max: { value: '3', isPublic: true },
  withdraw_open_from: { value: '00:00', isPublic: true },
  withdraw_open_until: { value: '24:00', isPublic: true },
  withdraw_fee: { value: '{"type":"rate","fee":"0.01"}', isPublic: true },
  withdraw_bank_fee: { value: '0.02', isPublic: true },
  withdraw_channels: { value: 'USDT,USDC,ETH,BTC,bank', isPublic: true },
  withdraw_min_purchases: { value: '0', isPublic: true },
  /** Hours from an owner's request to remove the withdrawal address until it is removed. */
  address_release_hours: { value: '48', isPublic: true },
  /** From this sum on, in dollars, two people approve a withdrawal. */
  withdraw_second_approval_from: { value: '1000', isPublic: false },
  /** Whether the desk no longer shows the steps to open the mall. */
  opening_hidden: { value: 'false', isPublic: false },
  /** Whether a second person has to grant the address that a recharge channel receives money on. */
  channel_second_approval: { value: 'false', isPublic: false },
  /** The share that the mall keeps of received goods. */
  commission_rate: { value: '0', isPublic: false },
  /** The smallest payout to the owner of a store, in dollars. */
  payout_min: { value: '1', isPublic: false },
  desk_session_hours: { value: '12', isPublic: false },
  desk_idle_minutes: { value: '30', isPublic: false },
  merchant_session_hours: { value: '168', isPublic: false },
  merchant_idle_minutes: { value: '1440', isPublic: false },
  coin_prices: { value: '{"USDT":"1","USDC":"1"}', isPublic: true },
  /** Coins that the site accepts. Empty accepts all. */
  accepted_coins: { value: '', isPublic: true },
  accepted_methods: { value: '', isPublic: true },
  payment_methods: {
    value:
      '{"card":{"countries":"*","fee":"0.02"},"ewallet":{"countries":"*","fee":"0.025"},"crypto":{"countries":"*","fee":"0"}}',
    isPublic: false,
  },
  third_party_products: { value: '[]', isPublic: false },
  /** What the desk has called the mall, and who runs it; `{}` for the facts of the theme. */
  site_profile: { value: '{}', isPublic: false },
  site_announcement: { value: '', isPublic: true },
  site_about: { value: '', isPublic: true },
} as const satisfies Record<string, Setting>;

export type SettingCode = keyof typeof DEFAULTS;

export const settingDefaults: Readonly<Record<SettingCode, Setting>> = DEFAULTS;
export const isKnownSetting = (code: string): code is SettingCode => Object.hasOwn(DEFAULTS, code);

/** Whole numbers with bounds, smallest and largest. */
const BOUNDS: Readonly<Partial<Record<SettingCode, readonly [number, number]>>> = {
  unpaid_pieces_max: [1, 100_000],
  unpaid_total_pieces_max: [1, 900_000],
  address_release_hours: [1, 720],
  slider_after_failures: [1, 100],
  sms_codes_per_hour: [0, 900_000],
  order_receipt_days: [1, 90],
  order_ship_days: [1, 60],
  refund_decide_days: [1, 30],
  order_reminder_hours: [1, 168],
  order_return_days: [0, 90],
  parcel_arrival_days: [1, 180],
  return_decide_days: [1, 30],
  return_send_days: [1, 60],
  return_confirm_days: [1, 60],
  return_dispute_days: [1, 30],
  dispute_decide_days: [1, 60],
};

function isWithin([min, max]: readonly [number, number], text: string): boolean {
  return /^\d{1,6}$/.test(text) && Number(text) >= min && Number(text) <= max;
}

const NUMBER = /^\d{1,15}(\.\d{1,10})?$/;

/** Settings with a form of their own. A commission is below half of the goods. */
const PATTERNS: Partial<Readonly<Record<SettingCode, RegExp>>> = {
  default_delivery_country: /^[A-Z]{2}$/,
  slider_required: /^(auto|true|false)$/,
  commission_rate: /^0(\.[0-4]\d{0,3})?$/,
};
const BOOLEAN = /^(true|false)$/;

/** Whether a text has the same type as the setting's default: a number, JSON, or any text. */
function isValidSetting(code: SettingCode, text: string): boolean {
  const { value }: Setting = DEFAULTS[code];
  const bounds = BOUNDS[code];
  if (bounds) return isWithin(bounds, text);
  const pattern = PATTERNS[code] ?? [BOOLEAN, NUMBER].find((type) => type.test(value));
  if (pattern) return pattern.test(text);
  if (!/^[[{]/.test(value)) return true;
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null) return false;
    if (code === 'delivery_days') return isDeliveryDays(parsed);
    if (code === 'site_profile') return isSiteProfile(parsed);
    return code !== 'withdraw_fee' || ('type' in parsed && parsed.type === 'rate');
  } catch {
    return false; // Not JSON.
  }
}

/** What kind of value a setting takes. */
export function kindOfSetting(code: SettingCode): 'number' | 'boolean' | 'text' | 'json' {
  const { value } = DEFAULTS[code];
  if (BOOLEAN.test(value)) return 'boolean';
  if (NUMBER.test(value)) return 'number';
  return /^[[{]/.test(value) ? 'json' : 'text';
}

/**
 * Changes a setting, or restores its default with null. Returns the current value.
 * @throws {DomainError} `recordNotFound` for an unknown code, `parameterError` for a value of the wrong type.
 */
export async function writeSetting(db: Db | Tx, code: string, value: string | null): Promise<string> {
  if (!isKnownSetting(code)) throw new DomainError('recordNotFound');
  if (value !== null && !isValidSetting(code, value)) throw new DomainError('parameterError');
  if (value === null) await db.deleteFrom('setting').where('code', '=', code).execute();
  else {
    const row = { code, value: JSON.stringify(value), is_public: DEFAULTS[code].isPublic };
    await db
      .insertInto('setting')
      .values(row)
      .onConflict((conflict) => conflict.column('code').doUpdateSet({ value: row.value }))
      .execute();
  }
  return value ?? DEFAULTS[code].value;
}

/** Reads settings by code, as texts. */
export async function readSettings<Code extends SettingCode>(
  db: Db | Tx,
  codes: readonly Code[],
): Promise<Record<Code, string>> {
  const rows = await db.selectFrom('setting').select(['code', 'value']).where('code', 'in', codes).execute();
  const stored = new Map(rows.map(({ code, value }) => [code, value]));
  const entries = codes.map((code) => [code, textOf(stored.get(code)) ?? DEFAULTS[code].value] as const);
  return Object.fromEntries(entries) as Record<Code, string>; // There is one entry for each code.
}

/** A setting as a text, for a statement about something else. */
export const settingInSql = (code: SettingCode): RawBuilder<string> =>
  sql<string>`coalesce((select value #>> '{}' from setting where code = ${code}), ${DEFAULTS[code].value})`;

function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Whether a comma-separated list contains an item. An empty list contains everything. */
export const accepts = (list: string, what: string): boolean => list === '' || list.split(',').includes(what);

/** Reads public settings. Unknown and private codes are null. */
export async function readPublicSettings(
  db: Db | Tx,
  codes: readonly string[],
): Promise<Readonly<Record<string, string | null>>> {
  if (codes.length === 0) return {};
  const rows = await db
    .selectFrom('setting')
    .select(['code', 'value', 'is_public'])
    .where('code', 'in', codes)
    .execute();
  const stored = new Map(rows.map((row) => [row.code, row]));
  const read = (code: string): string | null => {
    const row = stored.get(code);
    if (row) return row.is_public ? (textOf(row.value) ?? null) : null;
    return isKnownSetting(code) && DEFAULTS[code].isPublic ? DEFAULTS[code].value : null;
  };
  return Object.fromEntries(codes.map((code) => [code, read(code)]));
}
