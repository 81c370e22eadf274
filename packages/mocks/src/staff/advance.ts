/** Steps of the mall's people for one order, or for all that they fit. */
import type { Account, Order } from '../state/account.ts';
import type { Mall } from '../state/mall.ts';
import { Refusal } from '../state/refusal.ts';
import { findOrder } from './find-record.ts';
import {
  answerReturn,
  confirmOrder,
  decideRefund,
  receiveReturn,
  reportStop,
  shipOrder,
} from './merchant.ts';
import {
  decideIdentity,
  decideLoan,
  decideRecharge,
  decideWithdrawal,
  payOutWithdrawal,
} from './operator.ts';

const approved = { isApproved: true } as const;
const refused = { isApproved: false, reason: 'The store has looked at it and does not agree.' } as const;

const lastReturn = ({ returns }: Order): string => returns.at(-1)?.id ?? 'none';

/** Steps of stores and carriers. Each throws a Refusal for an order in another state. */
const orderSteps = {
  confirm: (mall, { id }) => confirmOrder(mall, id),
  ship: (mall, { id }) => shipOrder(mall, id),
  deliver: (mall, { id }) => reportStop(mall, id, 'delivered'),
  grantRefund: (mall, { id }) => decideRefund(mall, id, approved),
  refuseRefund: (mall, { id }) => decideRefund(mall, id, refused),
  acceptReturn: (mall, order) => answerReturn(mall, lastReturn(order), approved),
  refuseReturn: (mall, order) => answerReturn(mall, lastReturn(order), refused),
  receiveReturn: (mall, order) => receiveReturn(mall, lastReturn(order), approved),
} satisfies Readonly<Record<string, (mall: Mall, order: Order) => unknown>>;

/** Decides all recharges, withdrawals, loans and identity checks of an account that are open. Returns their number. */
function decideOpen(mall: Mall, { username, recharges, withdrawals, loans, identity }: Account): number {
  const open = [
    ...recharges
      .filter(({ state }) => state === 0)
      .map(
        ({ no }) =>
          () =>
            decideRecharge(mall, no, approved),
      ),
    ...withdrawals
      .filter(({ state, approvedAt }) => state === 0 && approvedAt === undefined)
      .map(
        ({ no }) =>
          () =>
            decideWithdrawal(mall, no, approved),
      ),
    ...loans
      .filter(({ status }) => status === 1)
      .map(
        ({ id }) =>
          () =>
            decideLoan(mall, id, approved),
      ),
    ...(['basic', 'advanced'] as const)
      .filter((kind) => (identity[kind]?.status ?? 2) < 2)
      .map((kind) => () => decideIdentity(mall, username, kind, approved)),
  ];
  for (const decide of open) decide();
  return open.length;
}

/** Pays out the withdrawals of an account that are approved. Returns their number. */
function payOutApproved(mall: Mall, { withdrawals }: Account): number {
  const approved = withdrawals.filter(({ state, approvedAt }) => state === 0 && approvedAt !== undefined);
  for (const { no } of approved) payOutWithdrawal(mall, no);
  return approved.length;
}

/** Steps of operators, for all accounts. */
const operatorSteps = {
  /** Grants every open recharge, loan and identity check, and approves every open withdrawal. */
  approveAll: decideOpen,
  /** Pays out every approved withdrawal. */
  payOut: payOutApproved,
} satisfies Readonly<Record<string, (mall: Mall, account: Account) => number>>;

export type OrderStep = keyof typeof orderSteps;
export type OperatorStep = keyof typeof operatorSteps;
export type AdvanceStep = OrderStep | OperatorStep;

const isOperatorStep = (step: AdvanceStep): step is OperatorStep => step in operatorSteps;

function takeStep(mall: Mall, step: OrderStep, order: Order): boolean {
  try {
    orderSteps[step](mall, order);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

export function advance(mall: Mall, step: AdvanceStep, orderId?: string): number {
  const accounts = [...mall.accounts.values()];
  if (isOperatorStep(step))
    return accounts.reduce((count, account) => count + operatorSteps[step](mall, account), 0);
  if (orderId === undefined)
    return accounts.flatMap(({ orders }) => orders).filter((order) => takeStep(mall, step, order)).length;
  orderSteps[step](mall, findOrder(mall, orderId).item);
  return 1;
}
