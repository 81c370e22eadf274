import { DomainError } from '../../domain-error.ts';

/**
 * `payment`: a logged-in user proves a payment or sets a fund password. `device`: a login on a browser that the account
 * knows. `login`: everyone else who logs in or sets a login password.
 */
export type HashLane = 'payment' | 'device' | 'login';
/** The lane and the caller of a job. `caller` is a user id, a known browser or a login name. */
export interface HashOptions {
  readonly lane: HashLane;
  readonly caller?: string | undefined;
  /** The secret is already a hash under a key, so a light hash is enough. */
  readonly isKeyed?: boolean | undefined;
}

interface LaneRule {
  readonly maxWaitMs: number;
  /**
   * Maximum of waiting jobs per caller. Payers send one at a time, and the lockout stops guessing long before
   * this.
   */
  readonly maxPerCaller: number;
  /** Bounds memory only: jobs time out long before so many wait. */
  readonly maxWaiting: number;
}

/**
 * The maximum wait is shorter than the time after which a lockout forgets an attempt, so that waiting does not
 * allow more guesses.
 */
export const HASH_LANES: Readonly<Record<HashLane, LaneRule>> = {
  payment: { maxWaitMs: 30_000, maxPerCaller: 8, maxWaiting: 5_000 },
  device: { maxWaitMs: 5_000, maxPerCaller: 8, maxWaiting: 1_000 },
  login: { maxWaitMs: 5_000, maxPerCaller: 8, maxWaiting: 1_000 },
};
const MAX_PARALLEL = 2;
const PAYMENT_FIRST: readonly HashLane[] = ['payment', 'device', 'login'];
/** Which lane has the next free slot, in turn. No lane starves, and payments have at least half. */
const TURNS: readonly (readonly HashLane[])[] = [
  PAYMENT_FIRST,
  ['device', 'payment', 'login'],
  PAYMENT_FIRST,
  ['login', 'payment', 'device'],
];

interface Waiting {
  readonly caller: string | undefined;
  readonly start: () => void;
}

/** A queue of one lane, oldest job first, limited by time and by caller. */
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
 * Runs two hashes at once; other jobs wait in their lane. A hash takes 19 MiB, and only running ones use
 * memory. A flood of strangers fills its own lane and slows everyone else by at most a quarter.
 */
export function createHashQueue(rules: Readonly<Record<HashLane, LaneRule>> = HASH_LANES) {
  const lanes: Readonly<Record<HashLane, ReturnType<typeof createLane>>> = {
    payment: createLane(rules.payment),
    device: createLane(rules.device),
    login: createLane(rules.login),
  };
  let running = 0;
  let turn = 0;
  const leave = () => {
    const order = TURNS[turn] ?? PAYMENT_FIRST;
    turn = (turn + 1) % TURNS.length;
    // A free slot passes straight to the next job.
    if (!order.some((lane) => lanes[lane].startNext())) running -= 1;
  };
  return async <T>({ lane, caller }: HashOptions, work: () => Promise<T>): Promise<T> => {
    if (running >= MAX_PARALLEL) await lanes[lane].wait(caller);
    else running += 1;
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
