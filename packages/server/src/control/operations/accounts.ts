import {
  holdAccount as hold,
  liftAccountLockouts,
  setReferralAllowed as recommend,
} from '../../domain/accounts/hold-account.ts';
import { DomainError } from '../../domain/domain-error.ts';
import type { AppContext } from '../../context.ts';
import { truncateCoin } from '../../domain/money/exact.ts';
import { findOwnStoreId } from '../../domain/stores/find-store.ts';
import {
  approveIdentity,
  refuseIdentity,
  reviewIdentity,
} from '../../domain/verification/decide-identity.ts';
import { readIdentity } from '../../domain/verification/identity.ts';
import { readBalance } from '../../domain/wallet/balance.ts';
import { creditTestMoney } from '../../domain/wallet/test-money.ts';
import type { AnswerOf, ControlHandler } from '../contract.ts';
import { findAccount } from '../find-account.ts';

async function showAccount(ctx: AppContext, accountId: string): Promise<AnswerOf<'readAccount'>> {
  const user = await ctx.db
    .selectFrom('user_account')
    .select(['username', 'state', 'hold'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const isFrozen = user.state === 'frozen';
  return {
    accountId,
    username: user.username,
    state: isFrozen ? 'frozen' : 'active',
    hold: isFrozen ? 'frozen' : user.hold,
    balance: truncateCoin(await readBalance(ctx, accountId)),
    storeId: (await findOwnStoreId(ctx, accountId)) ?? null,
  };
}

export const readAccount: ControlHandler<'readAccount'> = async ({ ctx, params }) =>
  showAccount(ctx, await findAccount(ctx, params.username));

export const credit: ControlHandler<'credit'> = async ({ ctx, params, body }) => {
  const id = await findAccount(ctx, params.username);
  await creditTestMoney(ctx, id, body.amount);
  return showAccount(ctx, id);
};

export const holdAccount: ControlHandler<'holdAccount'> = async ({ ctx, params, body }) => {
  const id = await findAccount(ctx, params.username);
  await hold(ctx, id, body.hold, body.reason);
  return showAccount(ctx, id);
};

export const setRecommending: ControlHandler<'setRecommending'> = async ({ ctx, params, body }) => {
  const id = await findAccount(ctx, params.username);
  await recommend(ctx, id, body.mayRecommend);
  return showAccount(ctx, id);
};

export const liftLockouts: ControlHandler<'liftLockouts'> = async ({ ctx, params }) => {
  const id = await findAccount(ctx, params.username);
  await liftAccountLockouts(ctx, id);
  return showAccount(ctx, id);
};

export const decideIdentity: ControlHandler<'decideIdentity'> = async ({ ctx, params, body }) => {
  const { kind } = params;
  const id = await findAccount(ctx, params.username);
  const check = await readIdentity(ctx.db, id, kind);
  if (!check) throw new DomainError('recordNotFound');
  if (body.decision === 'refuse') await refuseIdentity(ctx, check.id, body.reason);
  else if (body.decision === 'review') await reviewIdentity(ctx, check.id);
  else await approveIdentity(ctx, check.id);
  const after = await readIdentity(ctx.db, id, kind);
  return { kind, status: after?.status ?? check.status, reason: after?.refusal ?? null };
};
