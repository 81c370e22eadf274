import { sql } from 'kysely';
import { transact } from '../../db/transact.ts';
import type { AppContext } from '../../context.ts';
import { assertMay } from '../audit/assert-may.ts';
import { recordAudit } from '../audit/audit-log.ts';
import { DomainError } from '../domain-error.ts';
import {
  isKnownSetting,
  kindOfSetting,
  readSettings,
  settingDefaults,
  type SettingCode,
  writeSetting,
} from './settings.ts';

export interface SettingChange {
  /** The value that the caller has read. */
  readonly expected?: string | undefined;
  readonly reason?: string | undefined;
}

/**
 * Changes a setting, or restores its default with null. Returns the current value.
 * @throws {DomainError} `recordNotFound` for an unknown code, `parameterError` for a value of the wrong type, or
 * `changedMeanwhile` if the value is not the expected one.
 */
export async function changeSetting(
  ctx: AppContext,
  code: string,
  value: string | null,
  { expected, reason }: SettingChange = {},
): Promise<string> {
  assertMay(ctx, 'settings:write');
  if (!isKnownSetting(code)) throw new DomainError('recordNotFound');
  return transact(ctx, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`setting:${code}`}))`.execute(tx);
    const before = (await readSettings(tx, [code]))[code];
    if (expected !== undefined && expected !== before) throw new DomainError('changedMeanwhile');
    const after = await writeSetting(tx, code, value);
    await recordAudit(tx, ctx, {
      subjectId: code,
      action: 'writeSetting',
      reason,
      before: { value: before },
      after: { value: after },
    });
    return after;
  });
}

export interface ListedSetting {
  readonly code: SettingCode;
  readonly kind: 'number' | 'boolean' | 'text' | 'json';
  readonly value: string;
  readonly standard: string;
  readonly isPublic: boolean;
  readonly changedAt: Date | null;
  readonly changedBy: string | null;
}

interface LastChange {
  readonly code: string;
  readonly at: Date;
  readonly actor: string;
}

/** All settings, by code, with who changed them last. */
export async function listSettings({ db }: AppContext): Promise<readonly ListedSetting[]> {
  // The site has a page of its own.
  const codes = Object.keys(settingDefaults)
    .filter(isKnownSetting)
    .filter((code) => code !== 'site_profile')
    .sort();
  const values = await readSettings(db, codes);
  const { rows } =
    await sql<LastChange>`select distinct on (subject_id) subject_id as code, at, actor from desk_act
    where act = 'writeSetting' order by subject_id, id desc`.execute(db);
  const changes = new Map(rows.map((row) => [row.code, row]));
  return codes.map((code) => ({
    code,
    kind: kindOfSetting(code),
    value: values[code],
    standard: settingDefaults[code].value,
    isPublic: settingDefaults[code].isPublic,
    changedAt: changes.get(code)?.at ?? null,
    changedBy: changes.get(code)?.actor ?? null,
  }));
}
