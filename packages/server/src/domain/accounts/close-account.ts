import type { Clock } from '../../db/clock.ts';
import type { Tx } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import { DomainError } from '../domain-error.ts';
import { unfollowAll } from '../favourites/follow-stores.ts';
import { ledgerAccount } from '../ledger/ledger-accounts.ts';
import { post } from '../ledger/post.ts';
import type { AppContext } from '../../context.ts';
import { isDust, isPositive, minus } from '../money/exact.ts';
import { forgetQuestions } from '../questions/answer-question.ts';
import { maskAuthors } from '../reviews/mask-authors.ts';
import { uploadIdIn } from '../uploads/upload-url.ts';
import { readDemoMoney, takeBackDemoMoney } from '../wallet/demo-money.ts';
import { checkFundPassword } from './passwords/fund-password.ts';
import { closedName, loginName } from './login-name.ts';
import { assertNothingOpen } from './open-records.ts';

export interface Closing {
  /** The user's login name, typed again as a safeguard. */
  readonly account: string;
  readonly reason: string;
  readonly fundPassword?: string | undefined;
}

async function checkClosing(ctx: AppContext, userId: string, closing: Closing): Promise<void> {
  const user = await ctx.db
    .selectFrom('user_account')
    .select(['login_name', 'fund_password_hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (loginName(closing.account) !== user.login_name) throw new DomainError('userNotFound');
  if (user.fund_password_hash === null) return;
  if (closing.fundPassword === undefined) throw new DomainError('wrongFundPassword');
  await checkFundPassword(ctx, userId, closing.fundPassword);
}

/**
 * Takes back what is left of the demo money, and books less than a cent of other money as a fee. Locks the user's
 * ledger accounts, so that no concurrent movement is missed.
 * @throws {DomainError} `deregisterWithBalance` if there is other money.
 */
async function emptyWallet(tx: Tx, { clock }: AppContext, userId: string): Promise<void> {
  const stores = await tx.selectFrom('store').select('id').where('owner_id', '=', userId).execute();
  const wallet = ledgerAccount('wallet', userId);
  const owned = [wallet, ...stores.map(({ id }) => ledgerAccount('merchant', id))];
  const ids = owned.map(({ id }) => id).sort();
  const accounts = await tx
    .selectFrom('account')
    .select(['id', 'balance'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  const demoMoney = await readDemoMoney(tx, userId);
  const balances = new Map(accounts.map(({ id, balance }) => [id, balance]));
  const rests = owned.map((from) => {
    const balance = balances.get(from.id) ?? '0';
    return { from, to: ledgerAccount('fee'), amount: from === wallet ? minus(balance, demoMoney) : balance };
  });
  if (!rests.every(({ amount }) => isDust(amount))) throw new DomainError('deregisterWithBalance');
  await takeBackDemoMoney(tx, clock, userId, demoMoney);
  const movements = rests.filter(({ amount }) => isPositive(amount));
  if (movements.length === 0) return;
  await post(tx, clock, [{ refKind: 'closing', refId: userId, slot: 'charge', outcome: 'paid', movements }]);
}

const PERSONAL = [
  'token',
  'office_session',
  'known_device',
  'security_event',
  'authenticator',
  'binding_proof',
  'money_form',
  'address',
  'gone_address',
  'cart',
  'favourite',
  'browse_history',
  'coupon_claim',
  'withdraw_address',
  'closing_attempt',
] as const;

/** Releases uploads that no review shows. The sweeper removes them like unused ones. */
async function releaseUploads(tx: Tx, userId: string, urls: readonly string[]): Promise<void> {
  const reviews = await tx.selectFrom('review').select('images').where('buyer_id', '=', userId).execute();
  const shown = new Set(reviews.flatMap(({ images }) => images));
  const ids = urls.filter((url) => !shown.has(url)).flatMap((url) => uploadIdIn(url) ?? []);
  if (ids.length === 0) return;
  await tx
    .updateTable('upload')
    .set({ is_used: false })
    .where('id', 'in', ids)
    .where('user_id', '=', userId)
    .execute();
}

/** Erases identity checks. Their pictures are swept like unused ones, unless a granted loan references them. */
async function forgetIdentity(tx: Tx, userId: string): Promise<void> {
  const checks = await tx
    .deleteFrom('identity_check')
    .where('user_id', '=', userId)
    .returning(['image_1', 'image_2', 'image_3'])
    .execute();
  const urls = checks.flatMap(({ image_1, image_2, image_3 }) => [image_1, image_2, image_3 ?? '']);
  const hasLoan = tx.selectFrom('loan').select('id').where('user_id', '=', userId).limit(1);
  if (!(await hasLoan.executeTakeFirst())) await releaseUploads(tx, userId, urls);
}

/**
 * Erases conversations with customer service and stores, on both sides: messages of the other side may name
 * the user.
 */
async function forgetChats(tx: Tx, userId: string): Promise<void> {
  const messages = await tx
    .deleteFrom('chat_message')
    .where('user_id', '=', userId)
    .returning(['kind', 'content'])
    .execute();
  await releaseUploads(
    tx,
    userId,
    messages.filter(({ kind }) => kind === 'img').map(({ content }) => content),
  );
}

async function forgetApplications(tx: Tx, clock: Clock, userId: string): Promise<void> {
  const own = () => tx.updateTable('merchant_application').where('user_id', '=', userId);
  await own()
    .set({ state: 'refused', reason: 'The account was closed.', decided_at: clock.now() })
    .where('state', '=', 'applied')
    .execute();
  await own().set({ location: '', remark: '' }).execute();
}

async function forgetPerson(tx: Tx, { clock }: AppContext, userId: string): Promise<void> {
  for (const table of PERSONAL) await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  await forgetIdentity(tx, userId);
  await forgetChats(tx, userId);
  await forgetApplications(tx, clock, userId);
  await forgetQuestions(tx, userId);
  // Reviews stay, under the masked name that they have always shown.
  await maskAuthors(tx, userId);
  await tx
    .updateTable('bank_card')
    .set((eb) => ({ number: '', holder: '', forgotten_at: eb.fn.coalesce('forgotten_at', clock.now()) }))
    .where('user_id', '=', userId)
    .execute();
  await unfollowAll(tx, userId);
}

/** Keeps for the desk that an owner could not leave. */
async function keepAttempt({ db, clock }: AppContext, userId: string, reason: string): Promise<void> {
  const now = clock.now();
  await db
    .insertInto('closing_attempt')
    .values({ user_id: userId, reason, attempts: 1, at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((eb) => ({ reason, at: now, attempts: eb('closing_attempt.attempts', '+', 1) })),
    )
    .execute();
}

const isKeptOpen = (error: unknown): boolean =>
  error instanceof DomainError && error.key.startsWith('deregisterWith');

/**
 * Closes an account permanently: ends its sessions and erases personal data. Its login name stays reserved for a
 * term, see `releaseNames`.
 * @throws {DomainError} `userNotFound`, `deregisterWithBalance`, `deregisterWithOpenRecords`, or an error of
 * the passwords.
 */
export async function closeAccount(ctx: AppContext, userId: string, closing: Closing): Promise<void> {
  await checkClosing(ctx, userId, closing);
  try {
    await transact(ctx, (tx) => close(tx, ctx, userId, closing.reason));
  } catch (error) {
    if (isKeptOpen(error)) await keepAttempt(ctx, userId, closing.reason);
    throw error;
  }
}

async function close(tx: Tx, ctx: AppContext, userId: string, reason: string): Promise<void> {
  const user = await tx
    .selectFrom('user_account')
    .select(['login_name', 'state'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (user.state === 'closed') throw new DomainError('sessionExpired');
  await emptyWallet(tx, ctx, userId);
  await assertNothingOpen(tx, userId);
  await forgetPerson(tx, ctx, userId);
  await tx.updateTable('store').set({ is_open: false }).where('owner_id', '=', userId).execute();
  const closed = { state: 'closed', closed_at: ctx.clock.now(), closing_reason: reason } as const;
  const name = closedName(user.login_name);
  await tx
    .updateTable('user_account')
    .set({ ...closed, username: name, login_name: name, password_hash: '', fund_password_hash: null })
    .set({
      email: null,
      phone: null,
      email_verified: false,
      phone_verified: false,
      avatar: 1,
      display_name: null,
    })
    .where('id', '=', userId)
    .execute();
}
