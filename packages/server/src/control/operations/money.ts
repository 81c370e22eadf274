import { createHash } from 'node:crypto';
import { readTime } from '../../db/clock.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { approveLoan, rejectLoan } from '../../domain/loans/decide.ts';
import type { AppContext } from '../../context.ts';
import { receiveEvent } from '../../domain/payments/receive-event.ts';
import {
  confirmRecharge,
  failRecharge,
  reverseRecharge,
} from '../../domain/wallet/recharges/settle-recharge.ts';
import {
  approveWithdrawal,
  payOutWithdrawal,
  refuseWithdrawal,
} from '../../domain/wallet/withdrawals/settle-withdrawal.ts';
import type { AnswerOf, ControlHandler } from '../contract.ts';

/** A transaction hash for a transfer without one. */
const hashOf = (recordId: string): string => createHash('sha256').update(recordId).digest('hex');

async function showRecord(
  { db }: AppContext,
  table: 'recharge' | 'withdrawal',
  recordId: string,
): Promise<AnswerOf<'decideRecharge'>> {
  const { state, failure: reason } = await db
    .selectFrom(table)
    .select(['state', 'failure'])
    .where('id', '=', recordId)
    .executeTakeFirstOrThrow();
  return { recordId, state, reason };
}

export const decideRecharge: ControlHandler<'decideRecharge'> = async ({ ctx, params, body }) => {
  const { recordId } = params;
  if (body.decision === 'approve') await confirmRecharge(ctx, recordId, body.hash ?? hashOf(recordId));
  else if (body.decision === 'refuse') await failRecharge(ctx, recordId, body.reason);
  else await reverseRecharge(ctx, recordId, body.reason);
  return showRecord(ctx, 'recharge', recordId);
};

/** A bank transfer has no transaction hash. */
async function payOut(ctx: AppContext, recordId: string, hash = hashOf(recordId)): Promise<void> {
  const row = await ctx.db
    .selectFrom('withdrawal')
    .select('channel')
    .where('id', '=', recordId)
    .executeTakeFirst();
  await payOutWithdrawal(ctx, recordId, row?.channel === 'bank' ? null : hash);
}

export const decideWithdrawal: ControlHandler<'decideWithdrawal'> = async ({ ctx, params, body }) => {
  const { recordId } = params;
  if (body.decision === 'refuse') await refuseWithdrawal(ctx, recordId, body.reason);
  else if (body.decision === 'approve') await approveWithdrawal(ctx, recordId);
  else await payOut(ctx, recordId, body.hash);
  return showRecord(ctx, 'withdrawal', recordId);
};

export const decideLoan: ControlHandler<'decideLoan'> = async ({ ctx, params: { loanId }, body }) => {
  if (body.decision === 'approve') await approveLoan(ctx, loanId);
  else await rejectLoan(ctx, loanId, body.reason);
  const { status } = await ctx.db
    .selectFrom('loan')
    .select('status')
    .where('id', '=', loanId)
    .executeTakeFirstOrThrow();
  return { loanId, status };
};

export const settlePayment: ControlHandler<'settlePayment'> = async ({ ctx, sandbox, params, body }) => {
  const { reference } = params;
  const message = await sandbox.decide(reference, body.outcome);
  const event = message && sandbox.readSigned(message, await readTime(ctx.db, ctx.clock));
  if (!event) throw new DomainError('recordNotFound');
  await receiveEvent(ctx, event);
  return { reference, outcome: event.outcome };
};
