import { createHash } from 'node:crypto';
import { readTime } from '../../db/clock.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { approveLoan, rejectLoan } from '../../domain/loans/decide.ts';
import type { Mall } from '../../context.ts';
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

/** The number of a transfer that nobody named. */
const ownHash = (recordId: string): string => createHash('sha256').update(recordId).digest('hex');

async function showRecord(
  { db }: Mall,
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

export const decideRecharge: ControlHandler<'decideRecharge'> = async ({ mall, params, body }) => {
  const { recordId } = params;
  if (body.decision === 'approve') await confirmRecharge(mall, recordId, body.hash ?? ownHash(recordId));
  else if (body.decision === 'refuse') await failRecharge(mall, recordId, body.reason);
  else await reverseRecharge(mall, recordId, body.reason);
  return showRecord(mall, 'recharge', recordId);
};

/** A bank transfer has no number on a chain. */
async function payOut(mall: Mall, recordId: string, hash = ownHash(recordId)): Promise<void> {
  const row = await mall.db
    .selectFrom('withdrawal')
    .select('channel')
    .where('id', '=', recordId)
    .executeTakeFirst();
  await payOutWithdrawal(mall, recordId, row?.channel === 'bank' ? null : hash);
}

export const decideWithdrawal: ControlHandler<'decideWithdrawal'> = async ({ mall, params, body }) => {
  const { recordId } = params;
  if (body.decision === 'refuse') await refuseWithdrawal(mall, recordId, body.reason);
  else if (body.decision === 'approve') await approveWithdrawal(mall, recordId);
  else await payOut(mall, recordId, body.hash);
  return showRecord(mall, 'withdrawal', recordId);
};

export const decideLoan: ControlHandler<'decideLoan'> = async ({ mall, params: { loanId }, body }) => {
  if (body.decision === 'approve') await approveLoan(mall, loanId);
  else await rejectLoan(mall, loanId, body.reason);
  const { status } = await mall.db
    .selectFrom('loan')
    .select('status')
    .where('id', '=', loanId)
    .executeTakeFirstOrThrow();
  return { loanId, status };
};

export const settlePayment: ControlHandler<'settlePayment'> = async ({ mall, sandbox, params, body }) => {
  const { reference } = params;
  const message = await sandbox.decide(reference, body.outcome);
  const event = message && sandbox.read(message, await readTime(mall.db, mall.clock));
  if (!event) throw new DomainError('recordNotFound');
  await receiveEvent(mall, event);
  return { reference, outcome: event.outcome };
};
