/** A mall in memory, as large as screens need it: what it sells, who buys there, and what it is told to do wrong. */
import { chanceFrom, hashText, type Chance } from '../chance.ts';
import type { Account } from './account.ts';
import { found } from './refusal.ts';
import { stockUp, type Sku, type Stock, type StockedGoods, type StockedStore } from './stock.ts';

export interface Mall extends Stock {
  readonly seed: string;
  /** When it was opened: what its goods and orders are dated by. */
  readonly openedAt: number;
  readonly now: () => number;
  readonly chance: Chance;
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
    chance: chanceFrom(`${seed}/mall`),
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

/** Opens a session: the same account gets the same tokens in the same order, so that they outlive a reload of the page. */
export function openSession({ seed, sessions }: Mall, account: Account): string {
  let turn = 0;
  const tokenAt = (at: number): string => {
    const halves = ['a', 'b'].map((half) => hashText(`${seed}/${account.username}/${at}/${half}`));
    return `mock_${halves.map((half) => half.toString(16).padStart(8, '0')).join('')}`;
  };
  while (sessions.get(tokenAt(turn)) === 'closed') turn += 1;
  const token = tokenAt(turn);
  sessions.set(token, account);
  return token;
}

export function accountOf({ sessions }: Mall, token: string): Account | undefined {
  const account = sessions.get(token);
  return account === 'closed' ? undefined : account;
}

/** Ends every session of this account. */
export function closeSessions({ sessions }: Mall, account: Account): void {
  for (const [token, own] of sessions) if (own === account) sessions.set(token, 'closed');
}
