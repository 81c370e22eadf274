/** How sessions and accounts end. */
import type { Operation } from '../../contract/operations.ts';
import type { Trial } from '../../runner/check.ts';
import type { Court } from '../../runner/check-context.ts';
import { succeeded, type Caller } from '../../target/exchange.ts';
import { lacking, Unmet } from '../../setup/precondition-error.ts';
import { answerOf, expectEnded, lockedOut, needsSession, refuses } from './authentication.ts';
import { overOperations, ready, someOf } from '../support/for-each-operation.ts';
import { expectRefusal, isRefusedWith, otherReason } from '../support/refusal.ts';
import { lawsOf, story } from '../support/define-check.ts';

interface EndedToken {
  readonly token: string;
  /** How it ended. */
  readonly words: string;
}

async function ofLogout(court: Court): Promise<EndedToken> {
  const caller = await court.world.accounts.newcomer();
  await court.world.ask('userLogout', {}, caller);
  return { token: caller.token, words: 'a session that was logged out' };
}

/** The session that does not ask for the new password ends too: it may be a thief's. */
async function ofNewPassword(court: Court): Promise<EndedToken> {
  const { accounts, ask } = court.world;
  const caller = await accounts.newcomer();
  const other = await accounts.again(caller);
  const password = 'Judge9753';
  const input = { old_password: caller.password, password, re_password: password };
  await ask('userUpdateOldAndNewPsw', input, caller);
  return { token: other.token, words: 'another session of a user who has a new password' };
}

async function refusesEnded(court: Court): Promise<void> {
  const ended = [await ofLogout(court), await ofNewPassword(court)];
  const attempt = async (operation: Operation): Promise<void> => {
    const { input } = await ready(court, operation).catch(() => ({ input: {} }));
    const fields = operation.body ? { input: {}, body: input } : { input };
    for (const { token, words } of someOf(court, ended)) {
      const exchange = await court.world.send({ operation, ...fields, token });
      const answer = `${answerOf(exchange)} to the token of ${words}, not code 403`;
      court.expect(operation.id, refuses(exchange) ? undefined : answer, exchange);
    }
  };
  await overOperations(court, attempt, court.operations.filter(needsSession));
}

/** Counts that a page polls answer visitors, but tell a client by `sessionExpired` that its session has ended. */
const isOpenRead = ({ guarded, semantics, errors }: Operation): boolean =>
  !guarded && semantics === 'read' && !errors.includes('sessionExpired');

/** With a wrong session a visitor's call is a visitor's call, so that nobody is locked out of the shop window. */
async function servesVisitors(court: Court): Promise<void> {
  const { token } = await ofLogout(court);
  const open = court.operations.filter(isOpenRead);
  const attempt = async (operation: Operation): Promise<void> => {
    const { input } = await ready(court, operation);
    const plain = await court.send(operation, input);
    const stale = await court.send(operation, input, { token });
    const fault = succeeded(plain) && !succeeded(stale);
    const says = 'refuses a caller whose session has ended what it shows to a visitor';
    court.expect(operation.id, fault ? says : undefined, plain, stale);
  };
  await overOperations(court, attempt, open);
}

async function loseTheirName(court: Court, caller: Caller, input: { account: string; reason: string }) {
  const { username, password } = caller;
  const gone = await court.call('userLogoff', input, { caller });
  if (!succeeded(gone))
    throw new Unmet('unproven', `user!logoff answered: ${String(gone.envelope?.msg)}`, gone);
  const token = await court.call('localuserGet', {}, { caller });
  expectEnded(court, 'userLogoff', 'leaves the token working', gone, token);
  const login = await court.call('userNewlogin', { username, password });
  const closed = { keys: ['wrongPassword'], granted: 'lets a closed account log in' } as const;
  expectRefusal(court, 'userLogoff', closed, gone, login);
  const again = { username, password, re_password: password, type: 2 } as const;
  const taken = await court.call('localuserRegisterNoVerifcode', again);
  const granted = 'gives the name of a closed account to somebody else';
  expectRefusal(court, 'userLogoff', { keys: ['duplicateUsername'], granted }, gone, taken);
}

async function closesAccounts(court: Court): Promise<void> {
  const { accounts, orders, ask } = court.world;
  const caller = await accounts.newcomer();
  const input = { account: caller.username, reason: 'The judge has seen enough.' };
  const { orderId } = await orders.place(caller);
  const open = await court.call('userLogoff', input, { caller });
  const openOrder = {
    keys: ['deregisterWithOpenRecords'],
    granted: 'closes an account with an open order',
  } as const;
  expectRefusal(court, 'userLogoff', openOrder, open);
  if (succeeded(open)) return;
  await ask('orderCancel', { orderId, returnReason: 0 }, caller);
  const { money } = await ask('walletGetUsdt', {}, caller);
  if (money === 0) return loseTheirName(court, caller, input);
  const rich = await court.call('userLogoff', input, { caller });
  const balance = {
    keys: ['deregisterWithBalance'],
    granted: `closes an account that holds ${money}`,
  } as const;
  expectRefusal(court, 'userLogoff', balance, rich);
}

async function doorOpens(court: Court): Promise<void> {
  const { accounts, control } = court.world;
  if (!control) throw lacking('to move time: the control contract');
  const { username, password } = await accounts.newcomer();
  for (let attempt = 0; attempt < 3; attempt += 1)
    await court.call('userNewlogin', { username, password: `Wrong123${attempt}` });
  const closed = await court.call('userNewlogin', { username, password });
  if (!isRefusedWith(lockedOut, closed)) throw new Unmet('unproven', otherReason(lockedOut, closed), closed);
  await control.advance(4 * 60_000);
  const opened = await court.call('userNewlogin', { username, password });
  const says = 'keeps the door closed four minutes after three wrong passwords';
  court.expect('userNewlogin', succeeded(opened) ? undefined : says, closed, opened);
}

async function sessionsEnd(court: Court): Promise<void> {
  const { accounts, control } = court.world;
  if (!control) throw lacking('to move time: the control contract');
  const caller = await accounts.newcomer();
  await control.advance(400 * 24 * 3_600_000);
  const late = await court.call('localuserGet', {}, { caller });
  expectEnded(court, 'userNewlogin', 'gives tokens that work after 400 days', late);
}

const authentication = { area: 'authentication', level: 'must' } as const;
const law = lawsOf('authentication', 'spec §9');

export const sessionChecks: readonly Trial[] = [
  {
    ...authentication,
    id: 'auth.ended',
    says: 'A guarded operation refuses the token of a session that has ended with code 403.',
    source: 'spec §8',
    run: story(needsSession, refusesEnded),
  },
  {
    ...authentication,
    id: 'auth.visitor',
    says: 'What visitors may see is shown to callers whose session has ended too.',
    source: 'spec §1',
    level: 'should',
    slow: true,
    run: story(isOpenRead, servesVisitors),
  },
  lawsOf('authentication', 'spec §4')(
    'auth.logoff',
    'An account with something open or a balance is not closed; a closed one is gone for good.',
    ['userLogoff'],
    closesAccounts,
  ),
  law('auth.unlocked', 'After three minutes the right password opens again.', ['userNewlogin'], doorOpens),
];
/** Moves the clock by more than a year. */
export const sessionAgeChecks: readonly Trial[] = [
  {
    ...lawsOf('authentication', 'design §6')(
      'auth.expired',
      'No session lives for ever.',
      ['userNewlogin'],
      sessionsEnd,
    ),
    level: 'should',
  },
];
