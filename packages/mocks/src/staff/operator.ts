/** What operators, loan officers and customer service decide. */
import { canDo } from '@openmall/sdk';
import { hashString } from '@openmall/seeded-random';
import { log } from '../handlers/orders/order-log.ts';
import { moveReturn, NEVER_ARRIVED, payBack } from '../handlers/orders/returns.ts';
import type { Account, IdentityCheck, MoneyRecord, ReturnCase, StoredLoan } from '../state/account.ts';
import { centsOf } from '../state/cents.ts';
import { addMessage, pushMessage } from '../state/conversations.ts';
import type { Mall } from '../state/mall.ts';
import { demand, found } from '../state/refusal.ts';
import { addWalletEntry } from '../state/wallet-log.ts';
import { findAccount, findLoan, findRecord, findReturn } from './find-record.ts';
import type { Decision } from './merchant.ts';

export type Verdict = 'refund' | 'return' | 'close';

/** Decides a dispute over a return. */
export function decideDispute(mall: Mall, id: string, verdict: Verdict): ReturnCase {
  const { buyer, item: order, goods } = findReturn(mall, id);
  demand(goods.state === 6, 'returnStepNotPossible');
  if (verdict === 'refund') payBack(mall, buyer, order, goods);
  else if (verdict === 'return') moveReturn(goods, 2, mall.now());
  else {
    moveReturn(goods, 7, mall.now());
    if (goods.reason === NEVER_ARRIVED && order.status === 3) {
      order.status = 4;
      log(mall, buyer, order, { step: 'received' });
    }
  }
  return goods;
}

/** The hash of a transfer that nobody has made. */
const transferHash = (no: string): string => hashString(no).toString(16).padStart(64, '0');

function demandOpen({ state }: MoneyRecord): void {
  demand(state === 0, 'duplicateSubmission');
}

export function decideRecharge(mall: Mall, no: string, { isApproved, reason }: Decision): MoneyRecord {
  const { buyer, item: record } = findRecord(mall, 'recharges', no);
  demandOpen(record);
  Object.assign(record, { state: isApproved ? 1 : 2, reviewedAt: mall.now(), failure: reason ?? null });
  if (isApproved) addWalletEntry(mall, buyer, { kind: 'recharge', cents: centsOf(record.amount), refId: no });
  return record;
}

/** Approves a withdrawal, which the buyer still sees as pending, or gives its whole amount back. */
export function decideWithdrawal(mall: Mall, no: string, { isApproved, reason }: Decision): MoneyRecord {
  const { buyer, item: record } = findRecord(mall, 'withdrawals', no);
  demandOpen(record);
  if (isApproved) {
    demand(record.approvedAt === undefined, 'duplicateSubmission');
    record.approvedAt = mall.now();
    return record;
  }
  Object.assign(record, { state: 2, reviewedAt: mall.now(), failure: reason ?? null });
  addWalletEntry(mall, buyer, {
    kind: 'withdrawalReturned',
    cents: centsOf(record.worth ?? record.amount),
    refId: no,
  });
  return record;
}

/** Pays a withdrawal out, which also approves it. */
export function payOutWithdrawal(mall: Mall, no: string): MoneyRecord {
  const { item: record } = findRecord(mall, 'withdrawals', no);
  demandOpen(record);
  record.approvedAt ??= mall.now();
  return Object.assign(record, { state: 1, reviewedAt: mall.now(), tx: transferHash(no) });
}

export function decideLoan(mall: Mall, id: string, { isApproved, reason }: Decision): StoredLoan {
  const { buyer, item: loan } = findLoan(mall, id);
  demand(canDo('loan', isApproved ? 'approve' : 'reject', loan.status), 'duplicateSubmission');
  loan.status = isApproved ? 2 : 4;
  loan.rejectReason = reason ?? null;
  loan.paidOutAt = isApproved ? mall.now() : undefined;
  if (isApproved) addWalletEntry(mall, buyer, { kind: 'loan', cents: loan.amountCents, refId: id });
  return loan;
}

export function decideIdentity(
  mall: Mall,
  username: string,
  kind: 'basic' | 'advanced',
  { isApproved, reason }: Decision,
): IdentityCheck {
  const check = found(findAccount(mall, username).identity[kind], 'recordNotFound');
  demand(check.status < 2, 'duplicateSubmission');
  check.status = isApproved ? 2 : 3;
  check.reason = reason ?? null;
  check.decidedAt = mall.now();
  return check;
}

/** Credits test money, which is neither a recharge nor a bonus that a closed account gives back. */
export function credit(mall: Mall, username: string, amount: string): Account {
  const account = findAccount(mall, username);
  const refId = mall.nextId('cr');
  addWalletEntry(mall, account, { kind: 'demoBonus', cents: centsOf(amount), refId, isDemo: false });
  return account;
}

export function writeAsAgent(mall: Mall, username: string, text: string): string {
  const account = findAccount(mall, username);
  const written = { type: 'text', content: text, by: 'receive', at: mall.now() } as const;
  const message = addMessage(mall, account.service, written);
  pushMessage(mall, account, account.service, message);
  return message.id;
}

export function answerQuestion(mall: Mall, id: string, answer: string): void {
  const index = mall.questions.findIndex((question) => question.id === id);
  const question = found(mall.questions[index], 'recordNotFound');
  mall.questions.splice(index, 1);
  // Lists begin with what was answered last, also within a millisecond.
  mall.questions.unshift({ ...question, answer, answeredAt: mall.now() });
}
