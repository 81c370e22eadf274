import type { OperationId } from '@openmall/sdk';
import type { Operation } from '../../contract/operations.ts';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { succeeded, type Caller, type Exchange } from '../../target/exchange.ts';
import { PreconditionError } from '../../setup/precondition-error.ts';
import { forEachOperation, prepareShared, sampleOf } from '../support/for-each-operation.ts';
import { expectRefusal } from '../support/refusal.ts';

/** No session: code 403 (spec §8). `user!logout` is done whoever calls it. */
export const isSessionRefusal = ({ envelope }: Exchange): boolean => String(envelope?.code) === '403';
/** What came in place of a refusal, in words. */
export const describeAnswer = ({ envelope, status, networkError }: Exchange): string =>
  networkError ??
  (envelope ? `answers code ${JSON.stringify(envelope.code)}` : `answers HTTP ${status} without an envelope`);

/**
 * What a token that has ended is still good for. An answer that is neither a success nor a refusal, such as a limit of
 * calls, tells nothing of it; that such an answer is no 403 is the matter of `auth.ended`.
 */
export function expectEnded(
  context: CheckContext,
  id: OperationId,
  message: string,
  ...calls: readonly [...Exchange[], Exchange]
): void {
  const after = calls.at(-1);
  if (after && !succeeded(after) && !isSessionRefusal(after))
    return context.inconclusive(
      id,
      `${after.operation.path} ${describeAnswer(after)} to a token that has ended`,
      after,
    );
  context.expect(id, after && succeeded(after) ? message : undefined, ...calls);
}

export const needsSession = ({ guarded }: Operation): boolean => guarded;

const garbage = ['x', '0'.repeat(32), `' OR '1'='1`, 'null', '../admin'];
/** One letter more or less than a live token is as bad as none. */
const nearMisses = ({ token }: Caller): readonly string[] => [token.slice(0, -1), `${token}0`];

async function tryTokens(
  context: CheckContext,
  operation: Operation,
  tokens: readonly (string | null)[],
): Promise<void> {
  const { input, caller } = await prepareShared(context, operation).catch(() => ({
    input: {},
    caller: undefined,
  }));
  const fields = operation.body ? { input: {}, body: input } : { input };
  for (const token of sampleOf(context, tokens)) {
    const exchange = await context.setup.send({ operation, ...fields, token });
    const shown = token === null ? 'no token' : `the token ${JSON.stringify(token)}`;
    context.expect(
      operation.id,
      isSessionRefusal(exchange) ? undefined : `${describeAnswer(exchange)} to ${shown}, not code 403`,
      exchange,
    );
  }
  if (!caller || tokens.length === 1) return;
  for (const token of sampleOf(context, nearMisses(caller))) {
    const exchange = await context.setup.send({ operation, ...fields, token });
    const shown = 'a token that is not quite the live one';
    const message = succeeded(exchange)
      ? `takes ${shown}`
      : `${describeAnswer(exchange)} to ${shown}, not code 403`;
    context.expect(operation.id, isSessionRefusal(exchange) ? undefined : message, exchange);
  }
}

async function checkLogout(context: CheckContext): Promise<void> {
  const caller = await context.setup.accounts.newAccount();
  const before = await context.call('localuserGet', {}, { caller });
  if (!succeeded(before))
    throw new PreconditionError('inconclusive', 'localuser!get does not know a new account');
  const logout = await context.call('userLogout', {}, { caller });
  const after = await context.call('localuserGet', {}, { caller });
  expectEnded(context, 'userLogout', 'leaves the token working', before, logout, after);
}

async function checkPasswordChange(context: CheckContext): Promise<void> {
  const caller = await context.setup.accounts.newAccount();
  const [password, former] = ['Judge9753', caller.password];
  const change = await context.call(
    'userUpdateOldAndNewPsw',
    { old_password: former, password, re_password: password },
    { caller },
  );
  if (!succeeded(change)) throw new PreconditionError('inconclusive', 'the password could not be changed');
  const withToken = await context.call('localuserGet', {}, { caller });
  const withFormer = await context.call('userNewlogin', { username: caller.username, password: former });
  const withNew = await context.call('userNewlogin', { username: caller.username, password });
  const id = 'userUpdateOldAndNewPsw';
  expectEnded(context, id, 'leaves old tokens working', change, withToken);
  const refused = { keys: ['wrongPassword'], granted: 'leaves the old password working' } as const;
  expectRefusal(context, id, refused, change, withFormer);
  context.expect(id, succeeded(withNew) ? undefined : 'does not let the new password in', change, withNew);
}

async function checkWrongPassword(context: CheckContext): Promise<void> {
  const { username } = await context.setup.accounts.newAccount();
  const known = await context.call('userNewlogin', { username, password: 'Wrong1234' });
  const unknown = await context.call('userNewlogin', {
    username: context.setup.accounts.unusedName(),
    password: 'Wrong1234',
  });
  expectRefusal(
    context,
    'userNewlogin',
    { keys: ['wrongPassword'], granted: 'lets a wrong password in' },
    known,
  );
  const same =
    known.envelope?.code === unknown.envelope?.code && known.envelope?.msg === unknown.envelope?.msg;
  context.expect(
    'userNewlogin',
    same ? undefined : 'tells by its answer which user names exist',
    known,
    unknown,
  );
}

/** What a login is refused with after too many wrong passwords. */
export const lockedOut = ['lockedForThreeMinutes', 'tooManyWrongAttempts'] as const;

async function checkLockout(context: CheckContext): Promise<void> {
  const { username, password } = await context.setup.accounts.newAccount();
  const wrong: Exchange[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1)
    wrong.push(await context.call('userNewlogin', { username, password: `Wrong123${attempt}` }));
  const right = await context.call('userNewlogin', { username, password });
  const granted = 'takes the right password after three wrong ones in a row';
  expectRefusal(context, 'userNewlogin', { keys: lockedOut, granted }, ...wrong, right);
}

const authentication = { area: 'authentication', level: 'must' } as const;
const refuseTokens =
  (tokens: readonly (string | null)[]) =>
  (context: CheckContext): Promise<void> =>
    forEachOperation(
      context,
      (operation) => tryTokens(context, operation, tokens),
      context.operations.filter(needsSession),
    );

/** One operation's own story, with its verdict where it can't be told. */
const aboutOperations =
  (
    id: 'userLogout' | 'userUpdateOldAndNewPsw' | 'userNewlogin',
    run: (context: CheckContext) => Promise<void>,
  ) =>
  (context: CheckContext): Promise<void> =>
    forEachOperation(
      context,
      () => run(context),
      context.operations.filter((operation) => operation.id === id),
    );

export const authenticationChecks: readonly ActiveCheck[] = [
  {
    ...authentication,
    id: 'auth.none',
    requirement: 'A guarded operation refuses a caller without a token with code 403.',
    source: 'spec §8',
    run: refuseTokens([null]),
  },
  {
    ...authentication,
    id: 'auth.garbage',
    requirement: 'A guarded operation refuses tokens that were never issued with code 403.',
    source: 'spec §8',
    run: refuseTokens(garbage),
  },
  {
    ...authentication,
    id: 'auth.logout',
    requirement: 'After a logout the token is worth nothing.',
    source: 'spec §4',
    run: aboutOperations('userLogout', checkLogout),
  },
  {
    ...authentication,
    id: 'auth.password-change',
    requirement: 'A new password ends the old one and every token.',
    source: 'design §6',
    run: aboutOperations('userUpdateOldAndNewPsw', checkPasswordChange),
  },
  {
    ...authentication,
    id: 'auth.wrong-password',
    requirement: 'A wrong password lets nobody in, and the answer does not tell whether the user exists.',
    source: 'design §6',
    run: aboutOperations('userNewlogin', checkWrongPassword),
  },
  {
    ...authentication,
    id: 'auth.lockout',
    requirement: 'Three wrong passwords in a row close the door for a while.',
    source: 'spec §9',
    run: aboutOperations('userNewlogin', checkLockout),
  },
];
