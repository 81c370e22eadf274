/** What is granted is done: a write shows in the reads that belong to it. */
import type { Operation } from '../../contract/operations.ts';
import type { Trial } from '../../runner/check.ts';
import type { Court } from '../../runner/check-context.ts';
import { succeeded } from '../../target/exchange.ts';
import { fundPassword } from '../../setup/accounts.ts';
import { Unmet } from '../../setup/precondition-error.ts';
import { overOperations } from '../support/for-each-operation.ts';
import { readBacks, type Deed } from './read-back-table.ts';
import { expectRefusal } from '../support/refusal.ts';
import { lawsOf } from '../support/define-check.ts';

async function expectDone(court: Court, { write, caller, input, seen }: Deed): Promise<void> {
  const written = await court.send(court.operation(write), input, { caller });
  if (!succeeded(written)) {
    const answer = String(written.envelope?.msg);
    throw new Unmet('unproven', `${court.operation(write).path} answered: ${answer}`, written);
  }
  for (const { read, asked = {}, lacks } of seen) {
    const { path } = court.operation(read);
    const shown = await court.send(court.operation(read), asked, { caller });
    if (!succeeded(shown)) throw new Unmet('unproven', `${path} could not be read`, shown);
    const missing = lacks(shown.envelope?.data);
    const says = missing && `is granted, but ${path.replace('/api/', '')} ${missing} afterwards`;
    court.expect(write, says, written, shown);
  }
}

/** Each group has a buyer of its own, so that groups may run beside each other. */
async function writesShow(court: Court): Promise<void> {
  const groupOf = ({ id }: Operation) => readBacks.find(({ writes }) => writes.includes(id));
  const groups = new Map(court.operations.map((operation) => [groupOf(operation), operation]));
  const attempt = async (operation: Operation): Promise<void> => {
    const caller = await court.world.accounts.newcomer();
    for (const deed of (await groupOf(operation)?.deeds(court.world, caller)) ?? [])
      await expectDone(court, deed);
  };
  groups.delete(undefined);
  await overOperations(court, attempt, [...groups.values()]);
}

/** No read shows a fund password: whether it is the new one, the next change of it tells. */
async function fundPasswordChanges(court: Court): Promise<void> {
  const { accounts, orders } = court.world;
  const caller = await accounts.newcomer();
  await orders.setFundPassword(caller);
  const change = (old_safeword: string, safeword: string) =>
    court.call('userUpdateOldAndNewSafeword', { old_safeword, safeword, re_safeword: safeword }, { caller });
  const changed = await change(fundPassword, '975310');
  if (!succeeded(changed)) throw new Unmet('unproven', 'a fund password could not be changed', changed);
  const byNew = await change('975310', '864209');
  const byOld = await change(fundPassword, '753197');
  const isForgotten = 'is granted, but does not know the new fund password afterwards';
  court.expect('userUpdateOldAndNewSafeword', succeeded(byNew) ? undefined : isForgotten, changed, byNew);
  const granted = 'still takes the old fund password after it was changed';
  expectRefusal(
    court,
    'userUpdateOldAndNewSafeword',
    { keys: ['wrongFundPassword'], granted },
    changed,
    byOld,
  );
}

export const readBackChecks: readonly Trial[] = [
  {
    id: 'eff.shows',
    area: 'protocol',
    says: 'What is granted is done: addresses, favourites, followed stores and the like show it in the next read.',
    source: 'contract',
    level: 'must',
    run: writesShow,
  },
  lawsOf('authentication', 'contract')(
    'auth.fund-password',
    'A changed fund password is the one that counts, and the old one no longer does.',
    ['userUpdateOldAndNewSafeword'],
    fundPasswordChanges,
  ),
];
