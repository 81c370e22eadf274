/** Finds stale reads: a write that succeeded must show in the next read, be it an object or a page of a list. */
import type { Operation } from '../../contract/operations.ts';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { succeeded } from '../../target/exchange.ts';
import { FUND_PASSWORD } from '../../setup/accounts.ts';
import { PreconditionError } from '../../setup/precondition-error.ts';
import { forEachOperation } from '../support/for-each-operation.ts';
import { writeGroups, type WriteStep } from './read-back-table.ts';
import { expectRefusal } from '../support/refusal.ts';
import { defineChecks } from '../support/define-check.ts';

async function expectEffects(
  context: CheckContext,
  { write, caller, input, effects }: WriteStep,
): Promise<void> {
  const written = await context.send(context.operation(write), input, { caller });
  if (!succeeded(written)) {
    const answer = String(written.envelope?.msg);
    throw new PreconditionError(
      'inconclusive',
      `${context.operation(write).path} answered: ${answer}`,
      written,
    );
  }
  for (const { read, input: query = {}, findFault } of effects) {
    const { path } = context.operation(read);
    const shown = await context.send(context.operation(read), query, { caller });
    if (!succeeded(shown)) throw new PreconditionError('inconclusive', `${path} could not be read`, shown);
    const fault = findFault(shown.envelope?.data);
    const message = fault && `is granted, but ${path.replace('/api/', '')} ${fault} afterwards`;
    context.expect(write, message, written, shown);
  }
}

/** Each group has its own buyer, so groups can run in parallel. */
async function checkWritesShow(context: CheckContext): Promise<void> {
  const groupOf = ({ id }: Operation) => writeGroups.find(({ writes }) => writes.includes(id));
  const groups = new Map(context.operations.map((operation) => [groupOf(operation), operation]));
  const attempt = async (operation: Operation): Promise<void> => {
    const caller = await context.setup.accounts.newAccount();
    for (const step of (await groupOf(operation)?.createSteps(context.setup, caller)) ?? [])
      await expectEffects(context, step);
  };
  groups.delete(undefined);
  await forEachOperation(context, attempt, [...groups.values()]);
}

/** No read shows a fund password, so the check changes it once more. */
async function checkFundPasswordChange(context: CheckContext): Promise<void> {
  const { accounts, orders } = context.setup;
  const caller = await accounts.newAccount();
  await orders.setFundPassword(caller);
  const change = (old_safeword: string, safeword: string) =>
    context.call(
      'userUpdateOldAndNewSafeword',
      { old_safeword, safeword, re_safeword: safeword },
      { caller },
    );
  const changed = await change(FUND_PASSWORD, '975310');
  if (!succeeded(changed))
    throw new PreconditionError('inconclusive', 'a fund password could not be changed', changed);
  const byNew = await change('975310', '864209');
  const byOld = await change(FUND_PASSWORD, '753197');
  const isForgotten = 'is granted, but does not accept the new fund password afterwards';
  context.expect('userUpdateOldAndNewSafeword', succeeded(byNew) ? undefined : isForgotten, changed, byNew);
  const granted = 'still accepts the old fund password after a change';
  expectRefusal(
    context,
    'userUpdateOldAndNewSafeword',
    { keys: ['wrongFundPassword'], granted },
    changed,
    byOld,
  );
}

export const readBackChecks: readonly ActiveCheck[] = [
  {
    id: 'eff.shows',
    area: 'protocol',
    requirement:
      'A write that succeeds shows in the next read: addresses, favourites, followed stores, bank cards and more.',
    source: 'contract',
    level: 'must',
    run: checkWritesShow,
  },
  defineChecks('authentication', 'contract')(
    'auth.fund-password',
    'After a change only the new fund password is accepted.',
    ['userUpdateOldAndNewSafeword'],
    checkFundPasswordChange,
  ),
];
