import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import { createHashQueue, type HashOptions } from './hash-queue.ts';

/** Argon2id at the setting that OWASP recommends first: 19 MiB, two passes. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
/** Behind a key. It slows nobody who has the key by much: 10^6 PINs take minutes at any cost that a payment can bear. */
const KEYED_COST = { memory: 128, passes: 1 } as const;
/** The lowest cost, for test servers only. */
export const TEST_COST = { memory: 64, passes: 1 } as const;

export interface PasswordHasher {
  /** `options` name the lane and the caller. The default is an anonymous login. */
  readonly hash: (password: string, options?: HashOptions) => Promise<string>;
  /** Takes the same time for a missing hash, so that timing reveals nothing. */
  readonly verify: (
    password: string,
    hash: string | null | undefined,
    options?: HashOptions,
  ) => Promise<boolean>;
}

const LOGIN_LANE: HashOptions = { lane: 'login' };
const argon2id = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

export function createPasswordHasher(
  cost: typeof COST | { memory: number; passes: number } = COST,
): PasswordHasher {
  const enqueue = createHashQueue();
  const costOf = ({ isKeyed = false }: HashOptions) =>
    isKeyed && cost.memory > KEYED_COST.memory ? KEYED_COST : cost;
  interface Salted {
    readonly memory: number;
    readonly passes: number;
    readonly nonce: Buffer;
  }
  const derive = (password: string, salted: Salted, options: HashOptions) =>
    enqueue(options, () =>
      argon2id('argon2id', { ...COST, ...salted, message: Buffer.from(password, 'utf8') }),
    );
  const nothing = { nonce: randomBytes(16), tag: randomBytes(COST.tagLength) };

  return {
    hash: async (password, options = LOGIN_LANE) => {
      const { memory, passes } = costOf(options);
      const nonce = randomBytes(16);
      const tag = await derive(password, { memory, passes, nonce }, options);
      return ['argon2id', memory, passes, nonce.toString('base64url'), tag.toString('base64url')].join('$');
    },
    verify: async (password, hash, options = LOGIN_LANE) => {
      const [, storedMemory, storedPasses, nonce, tag] = hash?.split('$') ?? [];
      const salted = {
        memory: Number(storedMemory ?? cost.memory),
        passes: Number(storedPasses ?? cost.passes),
        nonce: nonce ? Buffer.from(nonce, 'base64url') : nothing.nonce,
      };
      const expected = tag ? Buffer.from(tag, 'base64url') : nothing.tag;
      const actual = await derive(password, salted, options);
      return timingSafeEqual(actual, expected);
    },
  };
}
