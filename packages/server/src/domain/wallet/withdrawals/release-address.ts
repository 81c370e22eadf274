import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { transact } from '../../../db/transact.ts';
import { assertNotOnHold } from '../../accounts/hold-account.ts';
import { holdSession, type Session } from '../../accounts/sessions.ts';
import { assertMay, requireReason } from '../../audit/assert-may.ts';
import { recordAudit } from '../../audit/audit-log.ts';
import { DomainError } from '../../domain-error.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { BATCH, eachDue } from '../../orders/deadlines/each-due.ts';
import { readSettings } from '../../settings/settings.ts';
import { checkAuthenticator, hasAuthenticator } from '../../verification/authenticator.ts';
import { readBoundAddress } from './withdraw-address.ts';

/** Hours from the request of an owner until the address is removed. */
export async function readReleaseHours(db: Db | Tx): Promise<number> {
  const { address_release_hours: hours } = await readSettings(db, ['address_release_hours']);
  return Number(hours);
}

/**
 * Asks for the withdrawal address to be removed after a pause, in which the owner can stop it. A thief would have to
 * hide the mail for as long. Returns when it is removed; a repeated request keeps the date.
 * @throws {DomainError} `withdrawalAddressNotBound`, `authenticatorNotBound`, `extraVerificationNeeded`, or an error of
 * the code.
 */
export async function requestAddressRelease(ctx: AppContext, session: Session, code: string): Promise<Date> {
  const { userId } = session;
  if (!(await readBoundAddress(ctx.db, userId))) throw new DomainError('withdrawalAddressNotBound');
  if (!(await hasAuthenticator(ctx.db, userId))) throw new DomainError('authenticatorNotBound');
  await checkAuthenticator(ctx, userId, code);
  return transact(ctx, async (tx) => {
    await holdSession(tx, session);
    await assertNotOnHold(tx, userId);
    const hours = await readReleaseHours(tx);
    const requested = await tx
      .updateTable('withdraw_address')
      .set({ release_at: sql<Date>`${ctx.clock.now()} + make_interval(hours => ${hours})` })
      .where('user_id', '=', userId)
      .where('release_at', 'is', null)
      .returning('release_at')
      .executeTakeFirst();
    const releaseAt = requested?.release_at ?? (await readBoundAddress(tx, userId))?.release_at;
    if (!releaseAt) throw new DomainError('withdrawalAddressNotBound');
    if (requested) await sendMail(tx, ctx, 'addressReleaseSoon', { userId, date: releaseAt });
    return releaseAt;
  });
}

/**
 * Keeps the address after all. It needs no code, since it only protects what is there.
 * @throws {DomainError} `withdrawalAddressNotBound` if it is already removed.
 */
export async function cancelAddressRelease({ db }: AppContext, userId: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('withdraw_address')
    .set({ release_at: null })
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!numUpdatedRows) throw new DomainError('withdrawalAddressNotBound');
}

/**
 * The desk removes the address of a user at once, with a reason. Open withdrawals still go to it.
 * @throws {DomainError} `userNotFound` or `withdrawalAddressNotBound`.
 */
export async function releaseAddress(ctx: AppContext, userId: string, why: string): Promise<void> {
  assertMay(ctx, 'withdrawals:approve');
  const reason = requireReason(why);
  await transact(ctx, async (tx) => {
    const user = await tx.selectFrom('user_account').select('id').where('id', '=', userId).executeTakeFirst();
    if (!user) throw new DomainError('userNotFound');
    const released = await tx
      .deleteFrom('withdraw_address')
      .where('user_id', '=', userId)
      .returning(['coin', 'blockchain_name', 'address'])
      .executeTakeFirst();
    if (!released) throw new DomainError('withdrawalAddressNotBound');
    await sendMail(tx, ctx, 'addressReleased', { userId });
    await recordAudit(tx, ctx, { subjectId: userId, action: 'releaseAddress', reason, before: released });
  });
}

/** The due addresses. Those of held accounts wait until the desk has released the account. */
const due = ({ db, clock }: AppContext) =>
  db
    .selectFrom('withdraw_address')
    .innerJoin('user_account', 'user_account.id', 'withdraw_address.user_id')
    .where('release_at', '<=', clock.now())
    .where('user_account.state', '=', 'active')
    .where('user_account.hold', '=', 'none');

/** Removes one address, unless its owner has stopped that or another process is faster. */
const release = (ctx: AppContext, userId: string): Promise<boolean> =>
  transact(ctx, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('withdraw_address')
      .where('user_id', '=', userId)
      .where('release_at', '<=', ctx.clock.now())
      .executeTakeFirstOrThrow();
    if (!numDeletedRows) return false;
    await sendMail(tx, ctx, 'addressReleased', { userId });
    return true;
  });

/** Removes the withdrawal addresses whose pause is over. Returns their number. */
export const releaseDueAddresses = (ctx: AppContext): Promise<number> =>
  eachDue({
    what: 'Removing the withdrawal address of user',
    find: (after) =>
      due(ctx)
        .select('withdraw_address.user_id as id')
        .where('withdraw_address.user_id', '>', after)
        .orderBy('withdraw_address.user_id')
        .limit(BATCH)
        .execute(),
    run: (userId) => release(ctx, userId),
  });
