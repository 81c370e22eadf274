import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

/** What a user has verified and bound, for withdrawals, loans and the profile. */
export interface VerificationState {
  readonly hasPhone: boolean;
  readonly hasEmail: boolean;
  readonly isPhoneVerified: boolean;
  readonly isEmailVerified: boolean;
  readonly hasAuthenticator: boolean;
  /** Status of the latest application; null if there is none. */
  readonly identity: number | null;
  readonly advanced: number | null;
  readonly isIdentityVerified: boolean;
  readonly isAdvancedVerified: boolean;
  readonly realName: string | null;
  readonly nationality: string | null;
}

type Row = Omit<VerificationState, 'isIdentityVerified' | 'isAdvancedVerified'>;

const PASSED = 2;

/** @throws {Error} If the user does not exist. */
export async function readVerification(db: Db | Tx, userId: string): Promise<VerificationState> {
  const { rows } = await sql<Row>`
    select phone is not null as "hasPhone", email is not null as "hasEmail",
      phone_verified as "isPhoneVerified", email_verified as "isEmailVerified",
      exists (select from authenticator where user_id = users.id and bound_at is not null) as "hasAuthenticator",
      basic.status as identity, advanced.status as advanced,
      case when basic.status = 2 then basic.name end as "realName",
      case when basic.status = 2 then basic.nationality end as nationality
    from user_account as users
    left join lateral (select status, name, nationality from identity_check
      where user_id = users.id and kind = 'basic' order by id desc limit 1) as basic on true
    left join lateral (select status from identity_check
      where user_id = users.id and kind = 'advanced' order by id desc limit 1) as advanced on true
    where users.id = ${userId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('There is no such user');
  return { ...row, isIdentityVerified: row.identity === PASSED, isAdvancedVerified: row.advanced === PASSED };
}
