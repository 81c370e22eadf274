import {
  holdAccount as hold,
  openAccountFlags,
  setReferralAllowed as recommend,
} from '../../domain/accounts/hold-account.ts';
import { DomainError } from '../../domain/domain-error.ts';
import type { Mall } from '../../context.ts';
import { truncateCoin } from '../../domain/money/exact.ts';
import { findOwnStoreId } from '../../domain/stores/find-store.ts';
import { passIdentity, refuseIdentity, reviewIdentity } from '../../domain/verification/decide-identity.ts';
import { readIdentity } from '../../domain/verification/identity.ts';
import { readBalance } from '../../domain/wallet/balance.ts';
import { creditTestMoney } from '../../domain/wallet/test-money.ts';
import type { AnswerOf, ControlHandler } from '../contract.ts';
import { findAccount } from '../find-account.ts';

async function showAccount(mall: Mall, accountId: string): Promise<AnswerOf<'readAccount'>> {
  const user = await mall.db
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
    balance: truncateCoin(await readBalance(mall, accountId)),
    storeId: (await findOwnStoreId(mall, accountId)) ?? null,
  };
}

export const readAccount: ControlHandler<'readAccount'> = async ({ mall, params }) =>
  showAccount(mall, await findAccount(mall, params.username));

export const credit: ControlHandler<'credit'> = async ({ mall, params, body }) => {
  const id = await findAccount(mall, params.username);
  await creditTestMoney(mall, id, body.amount);
  return showAccount(mall, id);
};

export const holdAccount: ControlHandler<'holdAccount'> = async ({ mall, params, body }) => {
  const id = await findAccount(mall, params.username);
  await hold(mall, id, body.hold, body.reason);
  return showAccount(mall, id);
};

export const setRecommending: ControlHandler<'setRecommending'> = async ({ mall, params, body }) => {
  const id = await findAccount(mall, params.username);
  await recommend(mall, id, body.mayRecommend);
  return showAccount(mall, id);
};

export const liftLockouts: ControlHandler<'liftLockouts'> = async ({ mall, params }) => {
  const id = await findAccount(mall, params.username);
  await openAccountFlags(mall, id);
  return showAccount(mall, id);
};

export const decideIdentity: ControlHandler<'decideIdentity'> = async ({ mall, params, body }) => {
  const { kind } = params;
  const id = await findAccount(mall, params.username);
  const check = await readIdentity(mall.db, id, kind);
  if (!check) throw new DomainError('recordNotFound');
  if (body.decision === 'refuse') await refuseIdentity(mall, check.id, body.reason);
  else if (body.decision === 'review') await reviewIdentity(mall, check.id);
  else await passIdentity(mall, check.id);
  const after = await readIdentity(mall.db, id, kind);
  return { kind, status: after?.status ?? check.status, reason: after?.refusal ?? null };
};
