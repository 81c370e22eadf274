import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';

/** How long a form may stay open. */
const FORM_LIFETIME = '1 hour';
/** The maximum of open forms per user; above it, the oldest closes. */
const MAX_OPEN_FORMS = 20;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Locks the user, so that money operations of one user run one after another.
 * @throws {DomainError} `accountFrozen`.
 */
export async function lockActiveUser(tx: Tx, userId: string): Promise<void> {
  const { state } = await tx
    .selectFrom('user_account')
    .select('state')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (state !== 'active') throw new DomainError('accountFrozen');
}

/**
 * Opens a form and returns its token. Only a hash of the token is stored.
 * @throws {DomainError} `accountFrozen`.
 */
export async function openForm(ctx: AppContext, userId: string): Promise<string> {
  const token = `fs_${randomBytes(24).toString('base64url')}`;
  await transact(ctx, async (tx) => {
    const now = ctx.clock.now();
    await lockActiveUser(tx, userId);
    await sql`delete from money_form where user_id = ${userId} and (expires_at <= ${now} or token_hash in (
      select token_hash from money_form where user_id = ${userId} and used_at is null
      order by created_at desc offset ${MAX_OPEN_FORMS - 1}))`.execute(tx);
    await tx
      .insertInto('money_form')
      .values({
        token_hash: hashOf(token),
        user_id: userId,
        created_at: now,
        expires_at: sql<Date>`${now} + cast(${FORM_LIFETIME} as interval)`,
      })
      .execute();
  });
  return token;
}

const formOf = (tx: Tx, { clock }: AppContext, userId: string, token: string) =>
  tx
    .selectFrom('money_form')
    .select('used_at')
    .where('token_hash', '=', hashOf(token))
    .where('user_id', '=', userId)
    .where('expires_at', '>', clock.now());

function assertUnused(form: { readonly used_at: Date | null } | undefined): void {
  if (!form) throw new DomainError('sessionTokenInvalid');
  if (form.used_at) throw new DomainError('duplicateSubmission');
}

/**
 * Asserts that a form of the user is open, before something is used up that a repeated call would lose.
 * @throws {DomainError} As `consumeForm`.
 */
export async function assertFormOpen(tx: Tx, ctx: AppContext, userId: string, token: string): Promise<void> {
  assertUnused(await formOf(tx, ctx, userId, token).executeTakeFirst());
}

/**
 * Uses up a form of the user. It stays open if the transaction rolls back.
 * @throws {DomainError} `sessionTokenInvalid` if the form is unknown, expired or of another user;
 * `duplicateSubmission` if it was used.
 */
export async function consumeForm(tx: Tx, ctx: AppContext, userId: string, token: string): Promise<void> {
  assertUnused(await formOf(tx, ctx, userId, token).forUpdate().executeTakeFirst());
  await tx
    .updateTable('money_form')
    .set({ used_at: ctx.clock.now() })
    .where('token_hash', '=', hashOf(token))
    .execute();
}
