/** What the desk has called the mall, and who runs it. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Db, Tx } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import { countryByCode } from '../addresses/countries.ts';
import { assertMay } from '../audit/assert-may.ts';
import { recordAudit } from '../audit/audit-log.ts';
import { DomainError } from '../domain-error.ts';
import { readSettings, writeSetting } from './settings.ts';
import { isSiteProfile, type SiteProfile } from './site-shape.ts';

export interface StoredSite {
  /** Undefined until the desk has chosen. */
  readonly profile: SiteProfile | undefined;
  readonly about: string;
  /** Changes with each change. */
  readonly revision: string;
}

const CODES = ['site_profile', 'site_about'] as const;

export async function readStoredSite(db: Db | Tx): Promise<StoredSite> {
  const { site_profile: text, site_about: about } = await readSettings(db, CODES);
  const parsed = JSON.parse(text) as object; // `writeSetting` takes nothing else.
  const profile = isSiteProfile(parsed) && 'name' in parsed ? parsed : undefined;
  const revision = createHash('sha256').update(`${text}\n${about}`).digest('hex').slice(0, 16);
  return { profile, about, revision };
}

export interface SiteChange extends SiteProfile {
  readonly about: string;
  /** The revision that the caller has read. */
  readonly revision: string;
  readonly reason: string;
}

/**
 * Names the mall. `themes` are those of the built store.
 * @throws {DomainError} `changedMeanwhile`, or `parameterError` for a theme or country that does not exist.
 */
export async function saveSite(
  ctx: AppContext,
  { about, revision, reason, ...profile }: SiteChange,
  themes: readonly string[],
): Promise<void> {
  assertMay(ctx, 'settings:write');
  if (!themes.includes(profile.theme) || !countryByCode(profile.country))
    throw new DomainError('parameterError');
  await transact(ctx, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('setting:site_profile'))`.execute(tx);
    const before = await readStoredSite(tx);
    if (before.revision !== revision) throw new DomainError('changedMeanwhile');
    await writeSetting(tx, 'site_profile', JSON.stringify(profile));
    await writeSetting(tx, 'site_about', about);
    await recordAudit(tx, ctx, {
      subjectId: 'site_profile',
      action: 'writeSetting',
      reason,
      before: { ...before.profile, about: before.about },
      after: { ...profile, about },
    });
  });
}
