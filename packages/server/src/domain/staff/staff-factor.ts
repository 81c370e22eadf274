/** The second factor of staff: an authenticator, and recovery codes for a lost one. */
import { readTime } from '../../db/clock.ts';
import type { Tx } from '../../db/database.ts';
import type { AppContext } from '../../context.ts';
import { checkSecret } from '../accounts/lockout.ts';
import { DomainError } from '../domain-error.ts';
import { hashSecret } from '../verification/one-time-secret.ts';
import { keyUri, newKey, newRecoveryCode, stepOf } from '../one-time-password.ts';

const RECOVERY_CODES = 10;

export interface NewFactor {
  readonly secret: string;
  readonly uri: string;
  readonly recoveryCodes: readonly string[];
}

/** Gives a person a new key and new recovery codes. They are returned only here. */
export async function drawFactor(
  tx: Tx,
  { vault }: AppContext,
  { staffId, username }: { readonly staffId: string; readonly username: string },
): Promise<NewFactor> {
  const secret = newKey();
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await tx
    .updateTable('staff')
    .set({ factor_secret: vault.seal(secret, staffId), factor_step: 0 })
    .where('id', '=', staffId)
    .execute();
  await tx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute();
  const rows = recoveryCodes.map((code) => ({
    staff_id: staffId,
    hash: vault.mark(hashSecret(code), staffId),
  }));
  await tx.insertInto('staff_recovery_code').values(rows).execute();
  return { secret, uri: keyUri(secret, username), recoveryCodes };
}

/** Each time step is accepted once. A code that was used before is refused, but is no guess for the lockout. */
async function takeStep({ db, clock, vault }: AppContext, staffId: string, code: string): Promise<boolean> {
  const person = await db
    .selectFrom('staff')
    .select('factor_secret')
    .where('id', '=', staffId)
    .executeTakeFirst();
  if (!person?.factor_secret) return false;
  const timestamp = (await readTime(db, clock)).getTime();
  const step = stepOf(vault.open(person.factor_secret, staffId), code, timestamp);
  if (step === undefined) return false;
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ factor_step: step })
    .where('id', '=', staffId)
    .where('factor_step', '<', step)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new DomainError('wrongVerificationCode');
  return true;
}

async function takeRecoveryCode({ db, vault }: AppContext, staffId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_recovery_code')
    .where('staff_id', '=', staffId)
    .where('hash', 'in', vault.marks(hashSecret(code), staffId))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/**
 * Checks a code of the authenticator or a recovery code, under its lockout. Each works once.
 * @throws {DomainError} `wrongVerificationCode`, or the error of the lockout.
 */
export async function checkStaffFactor(ctx: AppContext, staffId: string, code: string): Promise<void> {
  const isRight = () =>
    code.includes('-') ? takeRecoveryCode(ctx, staffId, code) : takeStep(ctx, staffId, code);
  await checkSecret(ctx, { kind: 'staffFactor', subject: staffId }, isRight, 'wrongVerificationCode');
}
