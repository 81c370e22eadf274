/** A mall in memory, as large as screens need it: what it sells, who buys there, and what it is told to do wrong. */
import { createRandom, hashString, type Random } from '@openmall/seeded-random';
import type { Account } from './account.ts';
import { found } from './refusal.ts';
import { stockUp, type Sku, type Stock, type StockedGoods, type StockedStore } from './stock.ts';

export interface Mall extends Stock {
  readonly seed: string;
  /** When it was opened: what its goods and orders are dated by. */
  readonly openedAt: number;
  readonly now: () => number;
  readonly random: Random;
  readonly accounts: Map<string, Account>;
  readonly subscribers: Set<string>;
  /** Pictures that were uploaded, by their path. */
  readonly uploads: Map<string, Blob>;
  /** By token; a closed one is worth nothing for good. */
  readonly sessions: Map<string, Account | 'closed'>;
  /** Tokens of forms that are sent once. */
  readonly formTokens: Set<string>;
  nextId: (kind: string) => string;
}

export interface MallOptions {
  readonly seed: string;
  readonly now: () => number;
}

export function openMall({ seed, now }: MallOptions): Mall {
  const openedAt = now();
  let drawn = 0;
  return {
    ...stockUp(seed, openedAt),
    seed,
    openedAt,
    now,
    random: createRandom(`${seed}/mall`),
    accounts: new Map(),
    subscribers: new Set(),
    uploads: new Map(),
    sessions: new Map(),
    formTokens: new Set(),
    nextId: (kind) => `${kind}_${(drawn += 1).toString().padStart(4, '0')}`,
  };
}

export const goodsBy = ({ goods }: Mall, id: string): StockedGoods =>
  found(
    goods.find(({ shelf }) => shelf.id === id),
    'goodsNotFound',
  );

export const storeBy = ({ stores }: Mall, id: string): StockedStore =>
  found(
    stores.find(({ shelf }) => shelf.id === id),
    'storeNotFound',
  );

/** `-1` names the only variant. */
export const skuBy = ({ skus }: StockedGoods, id: string): Sku | undefined =>
  id === '-1' ? skus[0] : skus.find((sku) => sku.id === id);

/** The tokens of an account are the same in every life of the page, so that a reload signs nobody out. */
function tokenOf(seed: string, username: string, turn: number): string {
  const halves = ['a', 'b'].map((half) => hashString(`${seed}/${username}/${turn}/${half}`));
  return `mock_${halves.map((half) => half.toString(16).padStart(8, '0')).join('')}`;
}

/** As many log-ins as one page sees. */
const TURNS = 20;

export function openSession({ seed, sessions }: Mall, account: Account): string {
  let turn = 0;
  while (sessions.get(tokenOf(seed, account.username, turn)) === 'closed') turn += 1;
  const token = tokenOf(seed, account.username, turn);
  sessions.set(token, account);
  return token;
}

/** Whose token it is: one that was opened, or one of a former life of the page. */
export function accountOf({ seed, sessions, accounts }: Mall, token: string): Account | undefined {
  const known = sessions.get(token);
  if (known !== undefined) return known === 'closed' ? undefined : known;
  const turns = Array.from({ length: TURNS }, (_, turn) => turn);
  return [...accounts.values()].find(({ username }) =>
    turns.some((turn) => tokenOf(seed, username, turn) === token),
  );
}

/** Ends every session of this account. */
export function closeSessions({ sessions }: Mall, account: Account): void {
  for (const [token, own] of sessions) if (own === account) sessions.set(token, 'closed');
}
