import type { OperationId } from '@openmall/sdk';
import type { Operation } from '../../contract/operations.ts';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { succeeded, type Caller, type Exchange } from '../../target/exchange.ts';
import { PreconditionError } from '../../setup/precondition-error.ts';
import { forEachOperation, prepareShared, sampleOf } from '../support/for-each-operation.ts';
import { expectRefusal } from '../support/refusal.ts';

/** A missing session is refused with code 403 (spec §8). `user!logout` succeeds for every caller. */
export const isSessionRefusal = ({ envelope }: Exchange): boolean => String(envelope?.code) === '403';
/** Describes a response that is not the expected refusal. */
export const describeAnswer = ({ envelope, status, networkError }: Exchange): string =>
  networkError ??
  (envelope ? `answers code ${JSON.stringify(envelope.code)}` : `answers HTTP ${status} without an envelope`);

/**
 * Expects that a token no longer works. A response that is neither a success nor a 403, such as a rate limit, makes the
 * check inconclusive; `auth.ended` reports that it is not a 403.
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
      `${after.operation.path} ${describeAnswer(after)} to a token whose session has ended`,
      after,
    );
  context.expect(id, after && succeeded(after) ? message : undefined, ...calls);
}

export const requiresSession = ({ guarded }: Operation): boolean => guarded;

const invalidTokens = ['x', '0'.repeat(32), `' OR '1'='1`, 'null', '../admin'];
const swapCase = (text: string): string =>
  [...text].map((char) => (char === char.toUpperCase() ? char.toLowerCase() : char.toUpperCase())).join('');
/** Another letter or digit in place of the last one. */
const otherLast = (token: string): string => token.slice(0, -1) + (token.endsWith('a') ? 'b' : 'a');

/** A valid token with one character more, less or changed, or in other letters' case. */
function nearMisses({ token }: Caller): readonly string[] {
  const all = [token.slice(0, -1), swapCase(token), `${token}0`, otherLast(token)];
  return all.filter((near) => near !== token);
}

/** Two of them for each operation, so that the operations together get all. All for a few operations. */
function nearMissesFor(
  { operations }: CheckContext,
  operation: Operation,
  caller: Caller,
): readonly string[] {
  const all = nearMisses(caller);
  if (operations.length <= MAX_OPERATIONS_FOR_ALL) return all;
  return all.filter((_, index) => index % 2 === operations.indexOf(operation) % 2);
}
const MAX_OPERATIONS_FOR_ALL = 10;

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
  for (const token of sampleOf(context, nearMissesFor(context, operation, caller))) {
    const exchange = await context.setup.send({ operation, ...fields, token });
    const shown = 'a token that differs from a valid one in one character or in case';
    const message = succeeded(exchange)
      ? `accepts ${shown}`
      : `${describeAnswer(exchange)} to ${shown}, not code 403`;
    context.expect(operation.id, isSessionRefusal(exchange) ? undefined : message, exchange);
  }
}

async function checkLogout(context: CheckContext): Promise<void> {
  const caller = await context.setup.accounts.newAccount();
  const before = await context.call('localuserGet', {}, { caller });
  if (!succeeded(before))
    throw new PreconditionError('inconclusive', 'localuser!get does not find a new account');
  const logout = await context.call('userLogout', {}, { caller });
  const after = await context.call('localuserGet', {}, { caller });
  expectEnded(context, 'userLogout', 'leaves the token valid', before, logout, after);
}

async function checkPasswordChange(context: CheckContext): Promise<void> {
  const caller = await context.setup.accounts.newAccount();
  const other = await context.setup.accounts.logInAgain(caller);
  const [password, former] = ['Judge9753', caller.password];
  const change = await context.call(
    'userUpdateOldAndNewPsw',
    { old_password: former, password, re_password: password },
    { caller },
  );
  if (!succeeded(change)) throw new PreconditionError('inconclusive', 'the password could not be changed');
  const withOther = await context.call('localuserGet', {}, { caller: other });
  const withOwn = await context.call('localuserGet', {}, { caller });
  const withFormer = await context.call('userNewlogin', { username: caller.username, password: former });
  const withNew = await context.call('userNewlogin', { username: caller.username, password });
  const id = 'userUpdateOldAndNewPsw';
  expectEnded(context, id, 'leaves other sessions open', change, withOther);
  const kept = succeeded(withOwn) ? undefined : 'ends the session that changed the password';
  context.expect(id, kept, change, withOwn);
  const refused = { keys: ['wrongPassword'], granted: 'leaves the old password valid' } as const;
  expectRefusal(context, id, refused, change, withFormer);
  context.expect(id, succeeded(withNew) ? undefined : 'does not accept the new password', change, withNew);
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
    { keys: ['wrongPassword'], granted: 'accepts a wrong password' },
    known,
  );
  const same =
    known.envelope?.code === unknown.envelope?.code && known.envelope?.msg === unknown.envelope?.msg;
  context.expect('userNewlogin', same ? undefined : 'reveals which user names exist', known, unknown);
}

/** The errors of a login after too many wrong passwords. */
export const lockedOut = ['lockedForThreeMinutes', 'tooManyWrongAttempts'] as const;

async function checkLockout(context: CheckContext): Promise<void> {
  const { username, password } = await context.setup.accounts.newAccount();
  const wrong: Exchange[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1)
    wrong.push(await context.call('userNewlogin', { username, password: `Wrong123${attempt}` }));
  const right = await context.call('userNewlogin', { username, password });
  const granted = 'accepts the right password after three wrong ones in a row';
  expectRefusal(context, 'userNewlogin', { keys: lockedOut, granted }, ...wrong, right);
}

const authentication = { area: 'authentication', level: 'must' } as const;
const refuseTokens =
  (tokens: readonly (string | null)[]) =>
  (context: CheckContext): Promise<void> =>
    forEachOperation(
      context,
      (operation) => tryTokens(context, operation, tokens),
      context.operations.filter(requiresSession),
    );

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
    requirement: 'An operation that needs a session refuses a call without a token with code 403.',
    source: 'spec §8',
    run: refuseTokens([null]),
  },
  {
    ...authentication,
    id: 'auth.garbage',
    requirement: 'An operation that needs a session refuses unknown tokens with code 403.',
    source: 'spec §8',
    run: refuseTokens(invalidTokens),
  },
  {
    ...authentication,
    id: 'auth.logout',
    requirement: 'After a logout the token is invalid.',
    source: 'spec §4',
    run: aboutOperations('userLogout', checkLogout),
  },
  {
    ...authentication,
    id: 'auth.password-change',
    requirement: 'A new password invalidates the old one and all tokens.',
    source: 'design §6',
    run: aboutOperations('userUpdateOldAndNewPsw', checkPasswordChange),
  },
  {
    ...authentication,
    id: 'auth.wrong-password',
    requirement: 'A wrong password is refused, and the response does not reveal whether the user exists.',
    source: 'design §6',
    run: aboutOperations('userNewlogin', checkWrongPassword),
  },
  {
    ...authentication,
    id: 'auth.lockout',
    requirement: 'Three wrong passwords in a row lock the account for a while.',
    source: 'spec §9',
    run: aboutOperations('userNewlogin', checkLockout),
  },
];
