/** The buyers of the judge: newly registered, or given on the command line. */
import { PreconditionError } from './precondition-error.ts';
import { labelOf, type Caller } from '../target/exchange.ts';
import type { ApiClient } from './api-client.ts';

export interface GivenAccount {
  readonly username: string;
  readonly password: string;
}

/** The fund password of every account that the judge registers. */
export const FUND_PASSWORD = '246813';
const PASSWORD = 'Judge2468';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

export interface Accounts {
  /** Two buyers who must not see each other's data. */
  first(): Promise<Caller>;
  second(): Promise<Caller>;
  /** Registers a new buyer, for checks that close or lock an account. */
  newAccount(): Promise<Caller>;
  /** A user name that no account has. */
  unusedName(): string;
  /** Opens another session of the same account. */
  logInAgain(caller: Caller): Promise<Caller>;
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}

/** Without a token no further call can be made. */
function tokenOf(session: { readonly token?: unknown } | null, path: string): string {
  const token = session?.token;
  if (typeof token === 'string' && token !== '') return token;
  throw new PreconditionError('inconclusive', `${path} succeeded, but returned no token`);
}

/** The methods that need another account throw `PreconditionError` if there is none. */
export function createAccounts(client: ApiClient, given: readonly GivenAccount[], seed: number): Accounts {
  let count = 0;
  // Names differ between runs, so that earlier runs against the same backend do not interfere.
  const run = Date.now().toString(36);
  function unusedName(): string {
    count += 1;
    const letter = LETTERS[(seed + count) % LETTERS.length] ?? 'x';
    return `judge.${run}${letter}${count}@example.com`;
  }
  let registered = 0;
  async function register(): Promise<Caller> {
    const label = labelOf(given.length + registered);
    registered += 1;
    const username = unusedName();
    const input = { username, password: PASSWORD, re_password: PASSWORD, type: 2 } as const;
    const session = await client.request('localuserRegisterNoVerifcode', input);
    const token = tokenOf(session, 'localuser!registerNoVerifcode');
    return { label, username, password: PASSWORD, token, given: false };
  }
  async function logInAgain(caller: Omit<Caller, 'token'>): Promise<Caller> {
    const { username, password: own } = caller;
    const session = await client.request('userNewlogin', { username, password: own });
    return { ...caller, token: tokenOf(session, 'user!newlogin') };
  }
  const newAccount = (): Promise<Caller> =>
    register().catch((error: unknown) => {
      if (error instanceof PreconditionError)
        throw new PreconditionError(
          'skipped',
          `needs another account (--buyer user:password), since none can be registered: ${error.message}`,
          error.exchange,
        );
      throw error;
    });
  async function own(index: number): Promise<Caller> {
    const account = given[index];
    return account ? logInAgain({ ...account, label: labelOf(index), given: true }) : newAccount();
  }
  return { first: once(() => own(0)), second: once(() => own(1)), newAccount, unusedName, logInAgain };
}
