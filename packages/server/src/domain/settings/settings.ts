import type { Db, Tx } from '../../db/open-database.ts';

type Setting = { readonly value: string; readonly isPublic: boolean };

/** What holds until the database says otherwise. Public ones may be read by any client. */
const DEFAULTS = {
  mall_max_goods_number_in_order: { value: '500', isPublic: true },
  customer_service_url: { value: '', isPublic: true },
  can_recharge: { value: 'true', isPublic: true },
  order_pay_minutes: { value: '30', isPublic: true },
  order_service_fee_rate: { value: '0', isPublic: true },
  download_url: { value: '/', isPublic: true },
  site_announcement: { value: '', isPublic: true },
  site_about: { value: '', isPublic: true },
} as const satisfies Record<string, Setting>;

export type SettingCode = keyof typeof DEFAULTS;

const isKnown = (code: string): code is SettingCode => Object.hasOwn(DEFAULTS, code);

/** Settings as texts, by code. */
export async function readSettings<Code extends SettingCode>(
  db: Db | Tx,
  codes: readonly Code[],
): Promise<Record<Code, string>> {
  const rows = await db.selectFrom('setting').select(['code', 'value']).where('code', 'in', codes).execute();
  const stored = new Map(rows.map(({ code, value }) => [code, value]));
  const entries = codes.map((code) => [code, textOf(stored.get(code)) ?? DEFAULTS[code].value] as const);
  return Object.fromEntries(entries) as Record<Code, string>; // One entry for each code, by construction.
}

function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What any client may read; a code that is unknown or not public is null. */
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
    return isKnown(code) && DEFAULTS[code].isPublic ? DEFAULTS[code].value : null;
  };
  return Object.fromEntries(codes.map((code) => [code, read(code)]));
}
