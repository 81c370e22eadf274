import { states } from '@openmall/sdk';
import type { Selectable } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { transact } from '../../../db/transact.ts';
import type { WithdrawalTable } from '../../../db/schema/wallet.ts';
import { assertMay, requireReason } from '../../audit/assert-may.ts';
import { recordAudit } from '../../audit/audit-log.ts';
import { DomainError } from '../../domain-error.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { sumOf } from './withdraw.ts';
import { ledgerAccount } from '../../ledger/ledger-accounts.ts';
import { post } from '../../ledger/post.ts';
import type { AppContext } from '../../../context.ts';
import { isPositive, minus } from '../../money/exact.ts';
import { chainHash } from '../recharges/settle-recharge.ts';
import { addApproval, readApprovals, signatureOf, SYSTEM } from './approvals.ts';

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
 * A person approves a withdrawal. From a sum in the settings on, two people have to. The user still sees it as pending.
 * @throws {DomainError} `recordNotFound`, `duplicateSubmission` if it is approved, or `sameApprover`.
 */
export async function approveWithdrawal(ctx: AppContext, id: string): Promise<void> {
  assertMay(ctx, 'withdrawals:approve');
  await transact(ctx, async (tx) => {
    const row = await lockOpenWithdrawal(tx, id);
    if (row.approved_at) throw new DomainError('duplicateSubmission');
    await addApproval(tx, ctx, row);
    await recordAudit(tx, ctx, { subjectId: id, action: 'approveWithdrawal' });
  });
}

/** Asserts that others have approved the withdrawal. The system itself may approve and pay out in one step. */
async function assertApproved(tx: Tx, ctx: AppContext, row: Selectable<WithdrawalTable>): Promise<void> {
  const { id: payer } = signatureOf(ctx);
  if (row.approved_at) {
    const approvals = await readApprovals(tx, row.id);
    const isOwn = payer !== SYSTEM && approvals.some(({ staffId }) => staffId === payer);
    if (isOwn) throw new DomainError('sameApprover');
    return;
  }
  if (payer !== SYSTEM) throw new DomainError('approvalNeeded');
  await addApproval(tx, ctx, row);
  await recordAudit(tx, ctx, { subjectId: row.id, action: 'approveWithdrawal' });
}

/**
 * A person has paid out an approved withdrawal, which nobody does who approved it. `tx` is the hash of the transfer, or
 * null for payments through the bank.
 * @throws {DomainError} `recordNotFound`, `duplicateSubmission`, `approvalNeeded`, `sameApprover` or `parameterError`.
 */
export async function payOutWithdrawal(ctx: AppContext, id: string, tx: string | null): Promise<void> {
  assertMay(ctx, 'withdrawals:pay');
  const { clock } = ctx;
  await transact(ctx, async (transaction) => {
    const row = await lockOpenWithdrawal(transaction, id);
    if ((row.channel === 'bank') !== (tx === null)) throw new DomainError('parameterError');
    await assertApproved(transaction, ctx, row);
    const from = ledgerAccount('withdraw_hold', row.user_id);
    const movements = [
      { from, to: ledgerAccount('chain'), amount: minus(row.amount, row.fee_amount) },
      { from, to: ledgerAccount('fee'), amount: row.fee_amount },
    ].filter(({ amount }) => isPositive(amount));
    await post(transaction, clock, [
      { refKind: 'withdrawal', refId: id, slot: 'settle', outcome: 'paid_out', movements },
    ]);
    const { id: payer, name } = signatureOf(ctx);
    await transaction
      .updateTable('withdrawal')
      .set({ state: succeed.to, tx: tx === null ? null : chainHash(tx), reviewed_at: clock.now() })
      .set({ paid_by: payer, paid_by_name: name })
      .where('id', '=', id)
      .execute();
    await recordAudit(transaction, ctx, { subjectId: id, action: 'payOutWithdrawal', after: { hash: tx } });
    await sendMail(transaction, ctx, 'withdrawalPaid', { userId: row.user_id, sum: sumOf(row) });
  });
}

/**
 * A person refuses a withdrawal with a reason; the whole amount goes back to the wallet.
 * @throws {DomainError} `recordNotFound`, `duplicateSubmission` or `reasonRequired`.
 */
export async function refuseWithdrawal(ctx: AppContext, id: string, why: string): Promise<void> {
  assertMay(ctx, 'withdrawals:approve');
  const reason = requireReason(why);
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
      .set({ state: fail.to, failure: reason, reviewed_at: clock.now() })
      .where('id', '=', id)
      .execute();
    await recordAudit(tx, ctx, { subjectId: id, action: 'refuseWithdrawal', reason });
    await sendMail(tx, ctx, 'withdrawalRefused', { userId: user, sum: sumOf(row), reason });
  });
}
