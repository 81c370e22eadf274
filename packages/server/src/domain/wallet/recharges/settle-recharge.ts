import { states } from '@openmall/sdk';
import type { Selectable } from 'kysely';
import { queueEvents } from '../../../db/pending-events.ts';
import type { Tx } from '../../../db/database.ts';
import { isUniqueViolation, transact } from '../../../db/transact.ts';
import type { RechargeTable } from '../../../db/schema/wallet.ts';
import { assertMay, requireReason } from '../../audit/assert-may.ts';
import { recordAudit } from '../../audit/audit-log.ts';
import { DomainError } from '../../domain-error.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { ledgerAccount } from '../../ledger/ledger-accounts.ts';
import { AlreadyPosted, post } from '../../ledger/post.ts';
import { settleSuspended } from '../../ledger/suspense.ts';
import type { AppContext } from '../../../context.ts';
import { isGreater, isPositive, minus } from '../../money/exact.ts';

type Recharge = Selectable<RechargeTable>;
const { succeed, fail } = states.walletRecord.transitions;

/** Normalizes the hash of a transfer: lower-case hexadecimal without prefix. */
export const chainHash = (text: string): string => text.replace(/^0x/i, '').toLowerCase();

/**
 * Locks a recharge that operators may settle. Third-party recharges are settled by their provider only.
 * @throws {DomainError} `recordNotFound`.
 */
async function lockRecharge(tx: Tx, id: string): Promise<Recharge> {
  const row = await tx.selectFrom('recharge').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new DomainError('recordNotFound');
  return row;
}

/**
 * Locks a recharge that is not decided yet.
 * @throws {DomainError} `recordNotFound` or `duplicateSubmission`.
 */
async function lockOpenRecharge(tx: Tx, id: string): Promise<Recharge> {
  const recharge = await lockRecharge(tx, id);
  const open: readonly number[] = succeed.from;
  if (!open.includes(recharge.state)) throw new DomainError('duplicateSubmission');
  return recharge;
}

/** Credits a recharge to the wallet of its user. The caller has locked the recharge. */
export async function creditRecharge(
  tx: Tx,
  ctx: AppContext,
  { id, user_id: user, amount }: Recharge,
  hash: string | null,
): Promise<void> {
  const { clock } = ctx;
  await tx
    .updateTable('recharge')
    .set({ state: succeed.to, hash, reviewed_at: clock.now() })
    .where('id', '=', id)
    .execute();
  const movements = [{ from: ledgerAccount('chain'), to: ledgerAccount('wallet', user), amount }];
  await post(tx, clock, [{ refKind: 'recharge', refId: id, slot: 'settle', outcome: 'credited', movements }]);
  await sendMail(tx, ctx, 'rechargeReceived', { userId: user, amount });
}

/**
 * The chain confirms a transfer. Of several recharges that report it, one is credited.
 * @throws {DomainError} `recordNotFound`, or `duplicateSubmission` if the recharge or the transfer is settled already.
 */
export async function confirmRecharge(ctx: AppContext, id: string, hash: string): Promise<void> {
  assertMay(ctx, 'recharges:act');
  try {
    await transact(ctx, async (tx) => {
      const recharge = await lockOpenRecharge(tx, id);
      if (recharge.is_third_party) throw new DomainError('recordNotFound');
      await creditRecharge(tx, ctx, recharge, chainHash(hash));
      await recordAudit(tx, ctx, { subjectId: id, action: 'confirmRecharge' });
    });
  } catch (cause) {
    const isTaken = cause instanceof AlreadyPosted || isUniqueViolation(cause);
    throw isTaken ? new DomainError('duplicateSubmission', { cause }) : cause;
  }
}

export async function markFailed(tx: Tx, { clock }: AppContext, id: string, why: string): Promise<void> {
  const { user_id: userId } = await tx
    .updateTable('recharge')
    .set({ state: fail.to, failure: why, reviewed_at: clock.now() })
    .where('id', '=', id)
    .returning('user_id')
    .executeTakeFirstOrThrow();
  queueEvents(tx, [{ kind: 'wallet', userId, cause: 'recharge', reference: id }]);
}

/**
 * Fails a recharge whose transfer did not arrive or differs from the report.
 * @throws {DomainError} `recordNotFound` or `duplicateSubmission`.
 */
export async function failRecharge(ctx: AppContext, id: string, reason: string): Promise<void> {
  assertMay(ctx, 'recharges:act');
  const why = requireReason(reason);
  await transact(ctx, async (tx) => {
    const { is_third_party: isForeign } = await lockOpenRecharge(tx, id);
    if (isForeign) throw new DomainError('recordNotFound');
    await markFailed(tx, ctx, id, why);
    await recordAudit(tx, ctx, { subjectId: id, action: 'failRecharge', reason: why });
  });
}

/**
 * Reverses a credited recharge. A new journal debits the wallet, or suspense if the money went there. The
 * mall's fees cover what the user has already spent. The credit stays on record.
 * @throws {DomainError} `recordNotFound`, or `duplicateSubmission` if it is not credited or already reversed.
 */
export async function reverseRecharge(ctx: AppContext, id: string, reason: string): Promise<void> {
  assertMay(ctx, 'recharges:act');
  const why = requireReason(reason);
  const { clock } = ctx;
  await transact(ctx, async (tx) => {
    const { state, reversed_at: reversed, user_id: user, amount } = await lockRecharge(tx, id);
    if (state !== succeed.to || reversed) throw new DomainError('duplicateSubmission');
    const wallet = ledgerAccount('wallet', user);
    const { balance } = await tx
      .selectFrom('account')
      .select('balance')
      .where('id', '=', wallet.id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const suspended = (await settleSuspended(tx, clock, 'recharge', id)) ?? '0';
    const owed = minus(amount, suspended);
    const taken = isGreater(owed, balance) ? balance : owed;
    const to = ledgerAccount('chain');
    const movements = [
      { from: ledgerAccount('suspense'), to, amount: suspended },
      { from: wallet, to, amount: taken },
      { from: ledgerAccount('fee'), to, amount: minus(owed, taken) },
    ].filter((movement) => isPositive(movement.amount));
    await post(tx, clock, [
      { refKind: 'recharge', refId: id, slot: 'charge', outcome: 'returned', movements },
    ]);
    await tx
      .updateTable('recharge')
      .set({ reversed_at: clock.now(), failure: why })
      .where('id', '=', id)
      .execute();
    await recordAudit(tx, ctx, { subjectId: id, action: 'reverseRecharge', reason: why });
  });
}
