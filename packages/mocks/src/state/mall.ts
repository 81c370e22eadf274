/** The state of a mall in memory: stock, accounts and sessions. */
import type { CodePurpose } from '@openmall/sdk';
import { createRandom, hashString, type Random } from '@openmall/seeded-random';
import type { Account } from './account.ts';
import type { PushEvent } from './events.ts';
import { found } from './refusal.ts';
import { createCoupons, type StoredCoupon } from './coupons/stored-coupons.ts';
import { createStock, type Sku, type Stock, type StockedGoods, type StockedStore } from './stock.ts';

export interface Mall extends Stock {
  readonly seed: string;
  /** Opening time in epoch milliseconds. Goods and orders are dated relative to it. */
  readonly openedAt: number;
  readonly now: () => number;
  readonly random: Random;
  readonly accounts: Map<string, Account>;
  /** Coupons of the mall and of its stores, in the order in which they were made. */
  readonly coupons: StoredCoupon[];
  /** Questions of buyers, newest first. */
  readonly questions: BuyerQuestion[];
  /** Searches by keyword. */
  readonly searches: Map<string, number>;
  readonly subscribers: Set<string>;
  /** Uploaded pictures by path. */
  readonly uploads: Map<string, Blob>;
  /** The owners of uploaded pictures that nobody else may see, by path; undefined for those of visitors. */
  readonly documents: Map<string, Account | undefined>;
  /** Lockouts by secret. */
  readonly locks: Map<string, Lock>;
  /** Codes that were sent, newest first. */
  readonly codes: SentCode[];
  /** When slider challenges and passes end, by id. */
  readonly sliders: Map<string, number>;
  /** When sessions were opened, by token. */
  readonly sessionTimes: Map<string, number>;
  /** Sessions by token. A closed session stays closed. */
  readonly sessions: Map<string, Account | 'closed'>;
  /** The tokens of chat windows, and those of the sessions that asked for them. */
  readonly chatTokens: Map<string, { readonly sessionToken: string; readonly expireTime: number }>;
  /** Tokens of forms that may be submitted once. */
  readonly formTokens: Set<string>;
  nextId: (kind: string) => string;
  /** Tells the windows of a user what has changed. */
  readonly push: PushEvent;
  /** Runs work after a real time in milliseconds, if the mall is still open then. */
  readonly later: (ms: number, work: () => void) => void;
}

/** The lockout of a secret. */
export interface Lock {
  inARow: number;
  today: number;
  day: number;
  lockedUntil: number;
  /** Wrong attempts since the last right one. They outlast the lockout. */
  sinceRight: number;
}

/** What a code proves. */
export type CodeUse = CodePurpose | 'register';

export interface SentCode {
  readonly target: string;
  readonly purposes: readonly CodeUse[];
  readonly at: number;
  tries: number;
  isSpent: boolean;
}

/** A question about goods. */
export interface BuyerQuestion {
  readonly id: string;
  readonly goodsId: string;
  /** Null for questions that the mall opened with. */
  readonly askerId: string | null;
  readonly author: string;
  readonly content: string;
  readonly at: number;
  readonly answer: string | null;
  readonly answeredAt: number | null;
}

export interface MallOptions {
  readonly seed: string;
  readonly now: () => number;
  /** Where events go; nowhere if undefined. */
  readonly push?: PushEvent;
  /** How work is put off; it is left to the next call if undefined. */
  readonly later?: Mall['later'];
}

export function openMall({ seed, now, push = () => undefined, later = () => undefined }: MallOptions): Mall {
  const openedAt = now();
  const stock = createStock(seed, openedAt);
  let lastId = 0;
  return {
    ...stock,
    coupons: createCoupons(stock.stores, openedAt),
    seed,
    openedAt,
    now,
    random: createRandom(`${seed}/mall`),
    accounts: new Map(),
    questions: [],
    searches: new Map(),
    subscribers: new Set(),
    uploads: new Map(),
    documents: new Map(),
    locks: new Map(),
    codes: [],
    sliders: new Map(),
    sessionTimes: new Map(),
    sessions: new Map(),
    chatTokens: new Map(),
    formTokens: new Set(),
    push,
    later,
    nextId: (kind) => `${kind}_${(lastId += 1).toString().padStart(4, '0')}`,
  };
}

export const goodsBy = ({ goods }: Mall, id: string): StockedGoods =>
  found(
    goods.find(({ listing }) => listing.id === id),
    'goodsNotFound',
  );

export const storeBy = ({ stores }: Mall, id: string): StockedStore =>
  found(
    stores.find(({ listing }) => listing.id === id),
    'storeNotFound',
  );

/** Finds a variant. `-1` stands for the only variant. */
export const skuBy = ({ skus }: StockedGoods, id: string): Sku | undefined =>
  id === '-1' ? skus[0] : skus.find((sku) => sku.id === id);

/** Derives tokens from seed and username, so that sessions survive a reload of the page. */
function tokenOf(seed: string, username: string, index: number): string {
  const halves = ['a', 'b'].map((half) => hashString(`${seed}/${username}/${index}/${half}`));
  return `mock_${halves.map((half) => half.toString(16).padStart(8, '0')).join('')}`;
}

/** The number of logins of an account that survive a reload. */
const MAX_LOGINS = 20;

export function openSession({ seed, sessions, sessionTimes, now }: Mall, account: Account): string {
  let index = 0;
  while (sessions.has(tokenOf(seed, account.username, index))) index += 1;
  const token = tokenOf(seed, account.username, index);
  sessions.set(token, account);
  sessionTimes.set(token, now());
  return token;
}

/** Sessions last this long. */
const SESSION_MS = 30 * 86_400_000;

/** When a session was opened: with the mall, if that was before a reload of the page. */
export const openedAtOf = ({ sessionTimes, openedAt }: Mall, token: string): number =>
  sessionTimes.get(token) ?? openedAt;

/** Finds the account of a token, including tokens issued before a reload of the page. */
export function accountOf(mall: Mall, token: string): Account | undefined {
  const { seed, sessions, accounts, now } = mall;
  if (now() - openedAtOf(mall, token) > SESSION_MS) return undefined;
  const session = sessions.get(token);
  if (session !== undefined) return session === 'closed' ? undefined : session;
  const indexes = Array.from({ length: MAX_LOGINS }, (_, index) => index);
  return [...accounts.values()].find(({ username }) =>
    indexes.some((index) => tokenOf(seed, username, index) === token),
  );
}

const CHAT_TOKEN_MS = 12 * 3_600_000;

export function openChatToken(mall: Mall, sessionToken: string) {
  const { chatTokens, seed, now } = mall;
  const hash = hashString(`${seed}/${sessionToken}/chat/${chatTokens.size}`).toString(16).padStart(8, '0');
  const token = `chat_${hash}${hash}`;
  const expireTime = now() + CHAT_TOKEN_MS;
  chatTokens.set(token, { sessionToken, expireTime });
  return { token, expireTime };
}

/** The token of the session that a chat token belongs to; other tokens are returned as they are. */
export function sessionTokenOf({ chatTokens, now }: Mall, token: string): string {
  const chat = chatTokens.get(token);
  return chat && now() < chat.expireTime ? chat.sessionToken : token;
}

/** Closes all sessions of an account, except the kept one. */
export function closeSessions({ sessions }: Mall, account: Account, kept?: string): void {
  for (const [token, sessionAccount] of sessions)
    if (sessionAccount === account && token !== kept) sessions.set(token, 'closed');
}

/** The tokens of an account that have not ended, latest first. */
export const listSessions = ({ sessions }: Mall, account: Account): readonly string[] =>
  [...sessions].flatMap(([token, sessionAccount]) => (sessionAccount === account ? [token] : [])).reverse();

/** The id of a session, from which its token can't be told. */
export const sessionIdOf = (token: string): string =>
  `se_${hashString(`session/${token}`).toString(16).padStart(8, '0')}`;
