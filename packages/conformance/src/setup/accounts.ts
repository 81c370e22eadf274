/** The judge's own buyers: registered, or logged in with what the command line gave. */
import { Unmet } from './precondition-error.ts';
import { labelOf, type Caller } from '../target/exchange.ts';
import type { Wire } from './api-client.ts';

export interface GivenAccount {
  readonly username: string;
  readonly password: string;
}

/** The fund password of every account that the judge registers. */
export const fundPassword = '246813';
const password = 'Judge2468';

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

export interface Accounts {
  /** Two buyers whose things the other must not reach. */
  first(): Promise<Caller>;
  second(): Promise<Caller>;
  /** A buyer of its own for what ends or locks an account. */
  newcomer(): Promise<Caller>;
  /** A name that no account has. */
  freshName(): string;
  /** Another session of the same account. */
  again(caller: Caller): Promise<Caller>;
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}

/** A backend that logs somebody in without a token leaves nothing to call with. */
function tokenOf(session: { readonly token?: unknown } | null, path: string): string {
  const token = session?.token;
  if (typeof token === 'string' && token !== '') return token;
  throw new Unmet('unproven', `${path} succeeded, but answered no token`);
}

export function createAccounts(wire: Wire, given: readonly GivenAccount[], seed: number): Accounts {
  let drawn = 0;
  // Names differ between runs against the same backend, so that nothing of a former run is in the way.
  const run = Date.now().toString(36);
  function freshName(): string {
    drawn += 1;
    const letter = letters[(seed + drawn) % letters.length] ?? 'x';
    return `judge.${run}${letter}${drawn}@example.com`;
  }
  let registered = 0;
  async function register(): Promise<Caller> {
    const label = labelOf(given.length + registered);
    registered += 1;
    const username = freshName();
    const input = { username, password, re_password: password, type: 2 } as const;
    const session = await wire.ask('localuserRegisterNoVerifcode', input);
    const token = tokenOf(session, 'localuser!registerNoVerifcode');
    return { label, username, password, token, given: false };
  }
  async function again(caller: Omit<Caller, 'token'>): Promise<Caller> {
    const { username, password: own } = caller;
    const session = await wire.ask('userNewlogin', { username, password: own });
    return { ...caller, token: tokenOf(session, 'user!newlogin') };
  }
  const newcomer = (): Promise<Caller> =>
    register().catch((error: unknown) => {
      if (error instanceof Unmet)
        throw new Unmet(
          'skipped',
          `needs another account (--buyer user:password), since none can be registered: ${error.message}`,
          error.exchange,
        );
      throw error;
    });
  async function own(index: number): Promise<Caller> {
    const account = given[index];
    return account ? again({ ...account, label: labelOf(index), given: true }) : newcomer();
  }
  return { first: once(() => own(0)), second: once(() => own(1)), newcomer, freshName, again };
}
