import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import { DomainError } from '../domain-error.ts';

/** Argon2id at the setting that OWASP recommends first: 19 MiB, two passes. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
/** As little as can be: for malls of tests alone, where nobody's password is worth a guess. */
export const TEST_COST = { memory: 64, passes: 1 } as const;
const MAX_PARALLEL = 2;
const MAX_WAITING = 20;

export type PasswordHasher = {
  readonly hash: (password: string) => Promise<string>;
  /** Takes as long for a hash that is not there as for one that is, so that time tells nothing. */
  readonly verify: (password: string, hash: string | null | undefined) => Promise<boolean>;
};

const argon2id = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

/** Lets two hashes run and twenty wait; more are refused, so that a flood of logins can't drown other calls. */
function createQueue() {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= MAX_PARALLEL) {
      if (waiting.length >= MAX_WAITING) throw new DomainError('frequentOperation');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

export function createPasswordHasher(
  cost: typeof COST | { memory: number; passes: number } = COST,
): PasswordHasher {
  const enqueue = createQueue();
  const { memory, passes } = cost;
  const derive = (password: string, nonce: Buffer, at: { memory: number; passes: number }) =>
    enqueue(() => argon2id('argon2id', { ...COST, ...at, nonce, message: Buffer.from(password, 'utf8') }));
  const nothing = { nonce: randomBytes(16), tag: randomBytes(COST.tagLength) };

  return {
    hash: async (password) => {
      const nonce = randomBytes(16);
      const tag = await derive(password, nonce, { memory, passes });
      return ['argon2id', memory, passes, nonce.toString('base64url'), tag.toString('base64url')].join('$');
    },
    verify: async (password, hash) => {
      const [, storedMemory, storedPasses, nonce, tag] = hash?.split('$') ?? [];
      const at = { memory: Number(storedMemory ?? memory), passes: Number(storedPasses ?? passes) };
      const expected = tag ? Buffer.from(tag, 'base64url') : nothing.tag;
      const actual = await derive(password, nonce ? Buffer.from(nonce, 'base64url') : nothing.nonce, at);
      return timingSafeEqual(actual, expected);
    },
  };
}
