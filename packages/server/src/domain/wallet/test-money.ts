import { transact } from '../../db/transact.ts';
import { recordAudit } from '../audit/audit-log.ts';
import { DomainError } from '../domain-error.ts';
import { ledgerAccount } from '../ledger/ledger-accounts.ts';
import { post } from '../ledger/post.ts';
import { assertOwnerActive } from '../ledger/suspense.ts';
import type { AppContext } from '../../context.ts';
import { isPositive } from '../money/exact.ts';
import { newId } from '../new-id.ts';

/**
 * Credits money to a wallet, for tests. It comes from an account of its own, so that it never counts as a
 * recharge.
 * @throws {DomainError} `parameterError` unless the amount is positive, or `userNotFound` for a closed account.
 */
export async function creditTestMoney(ctx: AppContext, userId: string, amount: string): Promise<void> {
  if (!isPositive(amount)) throw new DomainError('parameterError');
  await transact(ctx, async (tx) => {
    await assertOwnerActive(tx, userId);
    const movements = [{ from: ledgerAccount('test'), to: ledgerAccount('wallet', userId), amount }];
    const refId = newId('tm');
    await post(tx, ctx.clock, [
      { refKind: 'test_money', refId, slot: 'settle', outcome: 'credited', movements },
    ]);
    await recordAudit(tx, ctx, { subjectId: userId, action: 'giveTestMoney', reason: amount });
  });
}
