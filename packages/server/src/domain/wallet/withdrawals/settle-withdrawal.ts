import { states } from '@openmall/sdk';
import type { Selectable } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { transact } from '../../../db/transact.ts';
import type { WithdrawalTable } from '../../../db/schema/wallet.ts';
import { recordAudit } from '../../audit/audit-log.ts';
import { DomainError } from '../../domain-error.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { sumOf } from './withdraw.ts';
import { ledgerAccount } from '../../ledger/ledger-accounts.ts';
import { post } from '../../ledger/post.ts';
import type { AppContext } from '../../../context.ts';
import { isPositive, minus } from '../../money/exact.ts';
import { chainHash } from '../recharges/settle-recharge.ts';

const { succeed, fail } = states.walletRecord.transitions;

async function lockOpenWithdrawal(tx: Tx, id: string): Promise<Selectable<WithdrawalTable>> {
  const row = await tx
    .selectFrom('withdrawal')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new DomainError('recordNotFound');
  const open: readonly number[] = succeed.from;
  if (!open.includes(row.state)) throw new DomainError('duplicateSubmission');
  return row;
}

/**
 * The operator approves a withdrawal. The user still sees it as pending.
 * @throws {DomainError} `recordNotFound` or `duplicateSubmission`.
 */
export async function approveWithdrawal(ctx: AppContext, id: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const { approved_at: approved } = await lockOpenWithdrawal(tx, id);
    if (approved) throw new DomainError('duplicateSubmission');
    await tx.updateTable('withdrawal').set({ approved_at: ctx.clock.now() }).where('id', '=', id).execute();
    await recordAudit(tx, ctx, { subjectId: id, act: 'approveWithdrawal' });
  });
}

/**
 * The operator has paid out a withdrawal, which also approves it. `tx` is the hash of the transfer, or null
 * for payments through the bank.
 * @throws {DomainError} `recordNotFound`, `duplicateSubmission` or `parameterError`.
 */
export async function payOutWithdrawal(ctx: AppContext, id: string, tx: string | null): Promise<void> {
  const { clock } = ctx;
  await transact(ctx, async (transaction) => {
    const row = await lockOpenWithdrawal(transaction, id);
    if ((row.channel === 'bank') !== (tx === null)) throw new DomainError('parameterError');
    if (!row.approved_at) await recordAudit(transaction, ctx, { subjectId: id, act: 'approveWithdrawal' });
    const from = ledgerAccount('withdraw_hold', row.user_id);
    const movements = [
      { from, to: ledgerAccount('chain'), amount: minus(row.amount, row.fee_amount) },
      { from, to: ledgerAccount('fee'), amount: row.fee_amount },
    ].filter(({ amount }) => isPositive(amount));
    await post(transaction, clock, [
      { refKind: 'withdrawal', refId: id, slot: 'settle', outcome: 'paid_out', movements },
    ]);
    await transaction
      .updateTable('withdrawal')
      .set({ state: succeed.to, tx: tx === null ? null : chainHash(tx), reviewed_at: clock.now() })
      .set((eb) => ({ approved_at: eb.fn.coalesce('approved_at', clock.now()) }))
      .where('id', '=', id)
      .execute();
    await recordAudit(transaction, ctx, { subjectId: id, act: 'payOutWithdrawal' });
    await sendMail(transaction, ctx, 'withdrawalPaid', { userId: row.user_id, sum: sumOf(row) });
  });
}

/**
 * The operator refuses a withdrawal with a reason; the whole amount goes back to the wallet.
 * @throws {DomainError} `recordNotFound` or `duplicateSubmission`.
 */
export async function refuseWithdrawal(ctx: AppContext, id: string, why: string): Promise<void> {
  const { clock } = ctx;
  await transact(ctx, async (tx) => {
    const row = await lockOpenWithdrawal(tx, id);
    const { user_id: user, amount } = row;
    const movements = [
      { from: ledgerAccount('withdraw_hold', user), to: ledgerAccount('wallet', user), amount },
    ];
    await post(tx, clock, [
      { refKind: 'withdrawal', refId: id, slot: 'settle', outcome: 'returned', movements },
    ]);
    await tx
      .updateTable('withdrawal')
      .set({ state: fail.to, failure: why, reviewed_at: clock.now() })
      .where('id', '=', id)
      .execute();
    await recordAudit(tx, ctx, { subjectId: id, act: 'refuseWithdrawal', reason: why });
    await sendMail(tx, ctx, 'withdrawalRefused', { userId: user, sum: sumOf(row), reason: why });
  });
}
