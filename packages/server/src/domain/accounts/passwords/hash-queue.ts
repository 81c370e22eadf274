import { DomainError } from '../../domain-error.ts';

/**
 * `payment`: a logged-in user proves a payment or sets a fund password. `login`: anybody at the door, and whoever sets a
 * login password.
 */
export type HashLane = 'payment' | 'login';
/** Whose work it is; `caller` is a user id or a login name. */
export interface HashOptions {
  readonly lane: HashLane;
  readonly caller?: string | undefined;
}

interface LaneRule {
  readonly maxWaitMs: number;
  /** Waiting jobs of one caller. A payer sends one at a time; a guesser is stopped by the lockout before this. */
  readonly maxPerCaller: number;
  /** Only bounds memory: the wait runs out long before so many have gathered. */
  readonly maxWaiting: number;
}

/** Shorter than the time after which the lockout forgets an attempt, so that waiting makes no guess cheaper. */
export const HASH_LANES: Readonly<Record<HashLane, LaneRule>> = {
  payment: { maxWaitMs: 30_000, maxPerCaller: 8, maxWaiting: 5_000 },
  login: { maxWaitMs: 5_000, maxPerCaller: 8, maxWaiting: 1_000 },
};
const MAX_PARALLEL = 2;
/** Of so many free places one goes to a login, even where payers wait: neither lane starves the other. */
const LOGIN_TURN = 4;

interface Waiting {
  readonly caller: string | undefined;
  readonly start: () => void;
}

/** Jobs that wait in one lane, oldest first, bounded by time and by caller. */
function createLane({ maxWaitMs, maxPerCaller, maxWaiting }: LaneRule) {
  const waiting = new Set<Waiting>();
  const waitingOf = new Map<string, number>();
  const count = (caller: string | undefined, change: 1 | -1) => {
    if (caller === undefined) return;
    const next = (waitingOf.get(caller) ?? 0) + change;
    if (next > 0) waitingOf.set(caller, next);
    else waitingOf.delete(caller);
  };
  const remove = (job: Waiting) => {
    if (waiting.delete(job)) count(job.caller, -1);
  };
  const wait = (caller: string | undefined): Promise<void> => {
    const ofCaller = caller === undefined ? 0 : (waitingOf.get(caller) ?? 0);
    if (waiting.size >= maxWaiting || ofCaller >= maxPerCaller) throw new DomainError('frequentOperation');
    return new Promise((resolve, reject) => {
      const job: Waiting = {
        caller,
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        remove(job);
        reject(new DomainError('frequentOperation'));
      }, maxWaitMs);
      waiting.add(job);
      count(caller, 1);
    });
  };
  const startNext = (): boolean => {
    const [job] = waiting;
    if (!job) return false;
    remove(job);
    job.start();
    return true;
  };
  return { wait, startNext };
}

/**
 * Runs two hashes at once; the others wait in the lane of their kind. Each takes 19 MiB, so only the running ones
 * cost memory. A flood of logins fills its own lane and slows payers by a quarter at most.
 */
export function createHashQueue(rules: Readonly<Record<HashLane, LaneRule>> = HASH_LANES) {
  const payments = createLane(rules.payment);
  const logins = createLane(rules.login);
  let running = 0;
  let turn = 0;
  const leave = () => {
    turn = (turn + 1) % LOGIN_TURN;
    const [first, second] = turn === 0 ? [logins, payments] : [payments, logins];
    // The place goes straight to the next in line.
    if (!first.startNext() && !second.startNext()) running -= 1;
  };
  return async <T>({ lane, caller }: HashOptions, work: () => Promise<T>): Promise<T> => {
    if (running >= MAX_PARALLEL) await (lane === 'payment' ? payments : logins).wait(caller);
    else running += 1;
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
