import { listDeskRecharges } from '../../domain/desk/recharges.ts';
import { DomainError } from '../../domain/domain-error.ts';
import {
  confirmRecharge,
  failRecharge,
  reverseRecharge,
} from '../../domain/wallet/recharges/settle-recharge.ts';
import type { DeskHandler } from '../handler.ts';
import { coins } from '../wire/money.ts';
import { pageData, pageRequest, sortOf } from '../wire/paging.ts';
import { epoch } from '../wire/time.ts';

export const deskRechargeList: DeskHandler<'deskRechargeList'> = async ({ ctx, input }) => {
  const page = await listDeskRecharges(ctx, input, sortOf(input, 'createdAt'), pageRequest(input));
  return pageData(page, ({ createdAt, volume, amount, ...row }) => ({
    ...row,
    createdAt: epoch(createdAt),
    volume: coins(volume),
    amount: coins(amount),
  }));
};

export const deskRechargeDecide: DeskHandler<'deskRechargeDecide'> = async ({ ctx, input }) => {
  const { rechargeId, decision, hash, reason = '' } = input;
  if (decision === 'fail') await failRecharge(ctx, rechargeId, reason);
  else if (decision === 'reverse') await reverseRecharge(ctx, rechargeId, reason);
  else if (hash === undefined) throw new DomainError('parameterError');
  else await confirmRecharge(ctx, rechargeId, hash);
  return null;
};
