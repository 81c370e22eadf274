import type { DeskWithdrawalRow } from '@openmall/sdk/desk';
import {
  type DeskWithdrawal,
  listDeskWithdrawals,
  readDeskWithdrawal,
  type WithdrawalDetail,
} from '../../domain/desk/withdrawals.ts';
import type { StaffSession } from '../../domain/staff/find-staff-session.ts';
import {
  approveWithdrawal,
  payOutWithdrawal,
  refuseWithdrawal,
} from '../../domain/wallet/withdrawals/settle-withdrawal.ts';
import type { DeskHandler } from '../handler.ts';
import { coins } from '../wire/money.ts';
import { pageData, pageRequest, sortOf } from '../wire/paging.ts';
import { epoch, optionalEpoch } from '../wire/time.ts';

function stateOf({ state, approvedAt }: DeskWithdrawal): DeskWithdrawalRow['state'] {
  if (state === 1) return 'paidOut';
  if (state === 2) return 'refused';
  return approvedAt ? 'toPay' : 'toCheck';
}

const showWithdrawal = (row: DeskWithdrawal): DeskWithdrawalRow => ({
  id: row.id,
  number: row.number,
  userId: row.userId,
  username: row.username,
  createdAt: epoch(row.createdAt),
  state: stateOf(row),
  channel: row.channel,
  blockchain: row.blockchain,
  amount: coins(row.amount),
  fee: coins(row.fee),
  arrival: coins(row.arrival),
  approvals: row.approvals.map(({ at, ...approval }) => ({ ...approval, at: epoch(at) })),
  approvalsNeeded: row.approvalsNeeded,
  risks: [...row.risks],
});

type Action = 'approve' | 'refuse' | 'payOut';

/** What the caller may do: nobody approves twice, or pays out what they approved. */
function actionsOf({ withdrawal }: WithdrawalDetail, { permissions, staffId }: StaffSession): Action[] {
  const state = stateOf(withdrawal);
  const isOwn = withdrawal.approvals.some((approval) => approval.staffId === staffId);
  const mayDecide = permissions.has('withdrawals:approve');
  if (state === 'toCheck' && mayDecide) return isOwn ? ['refuse'] : ['approve', 'refuse'];
  if (state !== 'toPay') return [];
  const mayPay = permissions.has('withdrawals:pay') && !isOwn;
  return [...(mayPay ? (['payOut'] as const) : []), ...(mayDecide ? (['refuse'] as const) : [])];
}

const SHOWN = 4;
const showBank = ({ bank }: WithdrawalDetail): string | null =>
  bank && [bank.name, bank.holder, `****${bank.number.slice(-SHOWN)}`].join(', ');

export const deskWithdrawalList: DeskHandler<'deskWithdrawalList'> = async ({ ctx, input }) => {
  const sort = sortOf(input, 'createdAt');
  return pageData(await listDeskWithdrawals(ctx, input, sort, pageRequest(input)), showWithdrawal);
};

export const deskWithdrawalInfo: DeskHandler<'deskWithdrawalInfo'> = async ({ ctx, input, session }) => {
  const detail = await readDeskWithdrawal(ctx, input.withdrawalId);
  const { withdrawal, movements } = detail;
  return {
    withdrawal: showWithdrawal(withdrawal),
    address: detail.address,
    bank: showBank(detail),
    boundAt: optionalEpoch(detail.boundAt),
    hash: detail.hash,
    reason: detail.reason,
    decidedAt: optionalEpoch(detail.decidedAt),
    paidOutBy: detail.paidOutBy,
    balance: coins(detail.balance),
    movements: movements.map(({ at, ...movement }) => ({
      ...movement,
      amount: coins(movement.amount),
      at: epoch(at),
    })),
    acts: actionsOf(detail, session),
  };
};

export const deskWithdrawalDecide: DeskHandler<'deskWithdrawalDecide'> = async ({ ctx, input }) => {
  const { withdrawalId, decision, reason = '' } = input;
  if (decision === 'approve') await approveWithdrawal(ctx, withdrawalId);
  else await refuseWithdrawal(ctx, withdrawalId, reason);
  return null;
};

export const deskWithdrawalPayOut: DeskHandler<'deskWithdrawalPayOut'> = async ({ ctx, input }) => {
  await payOutWithdrawal(ctx, input.withdrawalId, input.hash ?? null);
  return null;
};
