import type { OperationId } from '@openmall/sdk';
import type { Operation } from '../../contract/operations.ts';
import type { Trial } from '../../runner/check.ts';
import type { Court } from '../../runner/check-context.ts';
import { succeeded, type Caller, type Exchange } from '../../target/exchange.ts';
import { Unmet } from '../../setup/precondition-error.ts';
import { overOperations, ready, someOf } from '../support/for-each-operation.ts';
import { expectRefusal } from '../support/refusal.ts';

/** No session: code 403 (spec §8). `user!logout` is done whoever calls it. */
export const refuses = ({ envelope }: Exchange): boolean => String(envelope?.code) === '403';
/** What came in place of a refusal, in words. */
export const answerOf = ({ envelope, status, lost }: Exchange): string =>
  lost ??
  (envelope ? `answers code ${JSON.stringify(envelope.code)}` : `answers HTTP ${status} without an envelope`);

/**
 * What a token that has ended is still good for. An answer that is neither a success nor a refusal, such as a limit of
 * calls, tells nothing of it; that such an answer is no 403 is the matter of `auth.ended`.
 */
export function expectEnded(
  court: Court,
  id: OperationId,
  says: string,
  ...calls: readonly [...Exchange[], Exchange]
): void {
  const after = calls.at(-1);
  if (after && !succeeded(after) && !refuses(after))
    return court.unproven(id, `${after.operation.path} ${answerOf(after)} to a token that has ended`, after);
  court.expect(id, after && succeeded(after) ? says : undefined, ...calls);
}

export const needsSession = ({ guarded }: Operation): boolean => guarded;

const garbage = ['x', '0'.repeat(32), `' OR '1'='1`, 'null', '../admin'];
/** One letter more or less than a live token is as bad as none. */
const nearly = ({ token }: Caller): readonly string[] => [token.slice(0, -1), `${token}0`];

async function tryTokens(
  court: Court,
  operation: Operation,
  tokens: readonly (string | null)[],
): Promise<void> {
  const { input, caller } = await ready(court, operation).catch(() => ({ input: {}, caller: undefined }));
  const fields = operation.body ? { input: {}, body: input } : { input };
  for (const token of someOf(court, tokens)) {
    const exchange = await court.world.send({ operation, ...fields, token });
    const shown = token === null ? 'no token' : `the token ${JSON.stringify(token)}`;
    court.expect(
      operation.id,
      refuses(exchange) ? undefined : `${answerOf(exchange)} to ${shown}, not code 403`,
      exchange,
    );
  }
  if (!caller || tokens.length === 1) return;
  for (const token of someOf(court, nearly(caller))) {
    const exchange = await court.world.send({ operation, ...fields, token });
    const shown = 'a token that is not quite the live one';
    const says = succeeded(exchange) ? `takes ${shown}` : `${answerOf(exchange)} to ${shown}, not code 403`;
    court.expect(operation.id, refuses(exchange) ? undefined : says, exchange);
  }
}

async function afterLogout(court: Court): Promise<void> {
  const caller = await court.world.accounts.newcomer();
  const before = await court.call('localuserGet', {}, { caller });
  if (!succeeded(before)) throw new Unmet('unproven', 'localuser!get does not know a new account');
  const logout = await court.call('userLogout', {}, { caller });
  const after = await court.call('localuserGet', {}, { caller });
  expectEnded(court, 'userLogout', 'leaves the token working', before, logout, after);
}

async function afterPasswordChange(court: Court): Promise<void> {
  const caller = await court.world.accounts.newcomer();
  const [password, former] = ['Judge9753', caller.password];
  const change = await court.call(
    'userUpdateOldAndNewPsw',
    { old_password: former, password, re_password: password },
    { caller },
  );
  if (!succeeded(change)) throw new Unmet('unproven', 'the password could not be changed');
  const withToken = await court.call('localuserGet', {}, { caller });
  const withFormer = await court.call('userNewlogin', { username: caller.username, password: former });
  const withNew = await court.call('userNewlogin', { username: caller.username, password });
  const id = 'userUpdateOldAndNewPsw';
  expectEnded(court, id, 'leaves old tokens working', change, withToken);
  const refused = { keys: ['wrongPassword'], granted: 'leaves the old password working' } as const;
  expectRefusal(court, id, refused, change, withFormer);
  court.expect(id, succeeded(withNew) ? undefined : 'does not let the new password in', change, withNew);
}

async function wrongPassword(court: Court): Promise<void> {
  const { username } = await court.world.accounts.newcomer();
  const known = await court.call('userNewlogin', { username, password: 'Wrong1234' });
  const unknown = await court.call('userNewlogin', {
    username: court.world.accounts.freshName(),
    password: 'Wrong1234',
  });
  expectRefusal(
    court,
    'userNewlogin',
    { keys: ['wrongPassword'], granted: 'lets a wrong password in' },
    known,
  );
  const same =
    known.envelope?.code === unknown.envelope?.code && known.envelope?.msg === unknown.envelope?.msg;
  court.expect(
    'userNewlogin',
    same ? undefined : 'tells by its answer which user names exist',
    known,
    unknown,
  );
}

/** What a login is refused with after too many wrong passwords. */
export const lockedOut = ['lockedForThreeMinutes', 'tooManyWrongAttempts'] as const;

async function lockout(court: Court): Promise<void> {
  const { username, password } = await court.world.accounts.newcomer();
  const wrong: Exchange[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1)
    wrong.push(await court.call('userNewlogin', { username, password: `Wrong123${attempt}` }));
  const right = await court.call('userNewlogin', { username, password });
  const granted = 'takes the right password after three wrong ones in a row';
  expectRefusal(court, 'userNewlogin', { keys: lockedOut, granted }, ...wrong, right);
}

const authentication = { area: 'authentication', level: 'must' } as const;
const guardedOnly =
  (tokens: readonly (string | null)[]) =>
  (court: Court): Promise<void> =>
    overOperations(
      court,
      (operation) => tryTokens(court, operation, tokens),
      court.operations.filter(needsSession),
    );

/** One operation's own story, with its verdict where it can't be told. */
const story =
  (id: 'userLogout' | 'userUpdateOldAndNewPsw' | 'userNewlogin', tell: (court: Court) => Promise<void>) =>
  (court: Court): Promise<void> =>
    overOperations(
      court,
      () => tell(court),
      court.operations.filter((operation) => operation.id === id),
    );

export const authenticationChecks: readonly Trial[] = [
  {
    ...authentication,
    id: 'auth.none',
    says: 'A guarded operation refuses a caller without a token with code 403.',
    source: 'spec §8',
    run: guardedOnly([null]),
  },
  {
    ...authentication,
    id: 'auth.garbage',
    says: 'A guarded operation refuses tokens that were never issued with code 403.',
    source: 'spec §8',
    run: guardedOnly(garbage),
  },
  {
    ...authentication,
    id: 'auth.logout',
    says: 'After a logout the token is worth nothing.',
    source: 'spec §4',
    run: story('userLogout', afterLogout),
  },
  {
    ...authentication,
    id: 'auth.password-change',
    says: 'A new password ends the old one and every token.',
    source: 'design §6',
    run: story('userUpdateOldAndNewPsw', afterPasswordChange),
  },
  {
    ...authentication,
    id: 'auth.wrong-password',
    says: 'A wrong password lets nobody in, and the answer does not tell whether the user exists.',
    source: 'design §6',
    run: story('userNewlogin', wrongPassword),
  },
  {
    ...authentication,
    id: 'auth.lockout',
    says: 'Three wrong passwords in a row close the door for a while.',
    source: 'spec §9',
    run: story('userNewlogin', lockout),
  },
];
