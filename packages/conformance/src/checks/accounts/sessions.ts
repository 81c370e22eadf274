/** How sessions and accounts end. */
import type { Operation } from '../../contract/operations.ts';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { succeeded, type Caller } from '../../target/exchange.ts';
import { missingPrecondition, PreconditionError } from '../../setup/precondition-error.ts';
import {
  describeAnswer,
  expectEnded,
  lockedOut,
  requiresSession,
  isSessionRefusal,
} from './authentication.ts';
import { forEachOperation, prepareShared, sampleOf } from '../support/for-each-operation.ts';
import { expectRefusal, isRefusedWith, otherReason } from '../support/refusal.ts';
import { defineChecks, aboutOperations } from '../support/define-check.ts';

interface EndedToken {
  readonly token: string;
  /** Whose token it is. */
  readonly description: string;
}

async function endByLogout(context: CheckContext): Promise<EndedToken> {
  const caller = await context.setup.accounts.newAccount();
  await context.setup.request('userLogout', {}, caller);
  return { token: caller.token, description: 'a session that was logged out' };
}

/** Other sessions of the user end too, since they may be a thief's. */
async function endByNewPassword(context: CheckContext): Promise<EndedToken> {
  const { accounts, request } = context.setup;
  const caller = await accounts.newAccount();
  const other = await accounts.logInAgain(caller);
  const password = 'Judge9753';
  const input = { old_password: caller.password, password, re_password: password };
  await request('userUpdateOldAndNewPsw', input, caller);
  return { token: other.token, description: 'another session of a user who has a new password' };
}

async function checkEndedSessions(context: CheckContext): Promise<void> {
  const ended = [await endByLogout(context), await endByNewPassword(context)];
  const attempt = async (operation: Operation): Promise<void> => {
    const { input } = await prepareShared(context, operation).catch(() => ({ input: {} }));
    const fields = operation.body ? { input: {}, body: input } : { input };
    for (const { token, description } of sampleOf(context, ended)) {
      const exchange = await context.setup.send({ operation, ...fields, token });
      const answer = `${describeAnswer(exchange)} to the token of ${description}, not code 403`;
      context.expect(operation.id, isSessionRefusal(exchange) ? undefined : answer, exchange);
    }
  };
  await forEachOperation(context, attempt, context.operations.filter(requiresSession));
}

/** Public reads, except the polled counts, which reject an expired token. */
const isOpenRead = ({ guarded, semantics, errors }: Operation): boolean =>
  !guarded && semantics === 'read' && !errors.includes('sessionExpired');

/** Public operations also work with an expired token. */
async function checkVisitorReads(context: CheckContext): Promise<void> {
  const { token } = await endByLogout(context);
  const open = context.operations.filter(isOpenRead);
  const attempt = async (operation: Operation): Promise<void> => {
    const { input } = await prepareShared(context, operation);
    const plain = await context.send(operation, input);
    const stale = await context.send(operation, input, { token });
    const fault = succeeded(plain) && !succeeded(stale);
    const message = 'refuses a caller with an expired session, although visitors may call it';
    context.expect(operation.id, fault ? message : undefined, plain, stale);
  };
  await forEachOperation(context, attempt, open);
}

/** The counts in a page header: they answer visitors, and reject an expired token with `sessionExpired`. */
const isPolledCount = ({ guarded, semantics, errors }: Operation): boolean =>
  !guarded && semantics === 'read' && errors.includes('sessionExpired');

/** A header polls before the login too. A client learns from the rejected token that its session has ended. */
async function checkPolledCounts(context: CheckContext): Promise<void> {
  const { token } = await endByLogout(context);
  const attempt = async (operation: Operation): Promise<void> => {
    const visit = await context.send(operation, {});
    const isZero = succeeded(visit) && Number(visit.envelope?.data) === 0;
    const refused = `${describeAnswer(visit)} to a visitor, not 0`;
    context.expect(operation.id, isZero ? undefined : refused, visit);
    const ended = await context.send(operation, {}, { token });
    const granted = `${describeAnswer(ended)} to the token of an ended session, not code 403`;
    context.expect(operation.id, isSessionRefusal(ended) ? undefined : granted, ended);
  };
  await forEachOperation(context, attempt, context.operations.filter(isPolledCount));
}

async function expectClosedForGood(
  context: CheckContext,
  caller: Caller,
  input: { account: string; reason: string },
) {
  const { username, password } = caller;
  const fixed = await context.call('userLogoff', input, { caller });
  if (!succeeded(fixed))
    throw new PreconditionError(
      'inconclusive',
      `user!logoff answered: ${String(fixed.envelope?.msg)}`,
      fixed,
    );
  const token = await context.call('localuserGet', {}, { caller });
  expectEnded(context, 'userLogoff', 'leaves the token working', fixed, token);
  const login = await context.call('userNewlogin', { username, password });
  const closed = { keys: ['wrongPassword'], granted: 'lets a closed account log in' } as const;
  expectRefusal(context, 'userLogoff', closed, fixed, login);
  const again = { username, password, re_password: password, type: 2 } as const;
  const taken = await context.call('localuserRegisterNoVerifcode', again);
  const granted = 'lets the user name of a closed account be registered again';
  expectRefusal(context, 'userLogoff', { keys: ['duplicateUsername'], granted }, fixed, taken);
}

async function checkAccountClosing(context: CheckContext): Promise<void> {
  const { accounts, orders, request } = context.setup;
  const caller = await accounts.newAccount();
  const input = { account: caller.username, reason: 'The judge is done with this account.' };
  const { orderId } = await orders.place(caller);
  const open = await context.call('userLogoff', input, { caller });
  const openOrder = {
    keys: ['deregisterWithOpenRecords'],
    granted: 'closes an account with an open order',
  } as const;
  expectRefusal(context, 'userLogoff', openOrder, open);
  if (succeeded(open)) return;
  await request('orderCancel', { orderId, returnReason: 0 }, caller);
  const { money } = await request('walletGetUsdt', {}, caller);
  if (money === 0) return expectClosedForGood(context, caller, input);
  const rich = await context.call('userLogoff', input, { caller });
  const balance = {
    keys: ['deregisterWithBalance'],
    granted: `closes an account that holds ${money}`,
  } as const;
  expectRefusal(context, 'userLogoff', balance, rich);
}

/** One session ends by its id, the others by one call, and the caller's own goes on. */
async function checkSessionList(context: CheckContext): Promise<void> {
  const { accounts, request } = context.setup;
  const caller = await accounts.newAccount();
  const [phone, tablet] = [await accounts.logInAgain(caller), await accounts.logInAgain(caller)];
  const own = (await request('localuserSessions', {}, phone)).find(({ isCurrent }) => isCurrent);
  const listed = await context.call('localuserSessions', {}, { caller });
  const message = 'does not list the session of the caller, or not as the current one';
  const { id } = own ?? {};
  context.expect('localuserSessions', id === undefined ? message : undefined, listed);
  if (id === undefined) return;
  const one = await context.call('localuserEndSessions', { sessionId: id }, { caller });
  const [afterOne, other] = [
    await context.call('localuserGet', {}, { caller: phone }),
    await context.call('localuserGet', {}, { caller: tablet }),
  ];
  expectEnded(context, 'localuserEndSessions', 'leaves the named session open', one, afterOne);
  const many = succeeded(other) ? undefined : 'ends more than the named session';
  context.expect('localuserEndSessions', many, one, other);
  const all = await context.call('localuserEndSessions', {}, { caller });
  const afterAll = await context.call('localuserGet', {}, { caller: tablet });
  expectEnded(context, 'localuserEndSessions', 'leaves other sessions open', all, afterAll);
  const kept = await context.call('localuserGet', {}, { caller });
  const ended = succeeded(kept) ? undefined : 'ends the session that calls';
  context.expect('localuserEndSessions', ended, all, kept);
}

async function checkUnlock(context: CheckContext): Promise<void> {
  const { accounts, control } = context.setup;
  if (!control) throw missingPrecondition('`--control`, to move time');
  const { username, password } = await accounts.newAccount();
  for (let attempt = 0; attempt < 3; attempt += 1)
    await context.call('userNewlogin', { username, password: `Wrong123${attempt}` });
  const closed = await context.call('userNewlogin', { username, password });
  if (!isRefusedWith(lockedOut, closed))
    throw new PreconditionError('inconclusive', otherReason(lockedOut, closed), closed);
  await control.advance(4 * 60_000);
  const opened = await context.call('userNewlogin', { username, password });
  const message = 'keeps an account locked four minutes after three wrong passwords';
  context.expect('userNewlogin', succeeded(opened) ? undefined : message, closed, opened);
}

async function checkSessionExpiry(context: CheckContext): Promise<void> {
  const { accounts, control } = context.setup;
  if (!control) throw missingPrecondition('`--control`, to move time');
  const caller = await accounts.newAccount();
  await control.advance(400 * 24 * 3_600_000);
  const late = await context.call('localuserGet', {}, { caller });
  expectEnded(context, 'userNewlogin', 'issues tokens that are valid after 400 days', late);
}

const authentication = { area: 'authentication', level: 'must' } as const;
const define = defineChecks('authentication', 'spec §9');

export const sessionChecks: readonly ActiveCheck[] = [
  {
    ...authentication,
    id: 'auth.ended',
    requirement: 'An operation that needs a session refuses the token of an ended session with code 403.',
    source: 'spec §8',
    run: aboutOperations(requiresSession, checkEndedSessions),
  },
  {
    ...authentication,
    id: 'auth.visitor',
    requirement: 'Public operations also work with the token of an ended session.',
    source: 'spec §1',
    level: 'should',
    slow: true,
    run: aboutOperations(isOpenRead, checkVisitorReads),
  },
  {
    ...authentication,
    id: 'auth.polls',
    requirement:
      'The counts of a page header are 0 for visitors, and are refused with code 403 to the token of an ended session.',
    source: 'contract',
    run: aboutOperations(isPolledCount, checkPolledCounts),
  },
  defineChecks('authentication', 'spec §4')(
    'auth.logoff',
    'An account with open orders or a balance cannot be closed, and a closed account cannot be used again.',
    ['userLogoff'],
    checkAccountClosing,
  ),
  defineChecks('authentication', 'contract')(
    'auth.sessions',
    'Open sessions are listed, and end one by one or all but the own.',
    ['localuserSessions', 'localuserEndSessions'],
    checkSessionList,
  ),
  define(
    'auth.unlocked',
    'A locked account can log in again after three minutes.',
    ['userNewlogin'],
    checkUnlock,
  ),
];
/** Advances the clock by more than a year. */
export const sessionAgeChecks: readonly ActiveCheck[] = [
  {
    ...defineChecks('authentication', 'design §6')(
      'auth.expired',
      'Sessions expire.',
      ['userNewlogin'],
      checkSessionExpiry,
    ),
    level: 'should',
  },
];
