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
  readonly closedTokens: Set<string>;
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
    closedTokens: new Set(),
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

/** A token names its account and proves it, so that it still works after the page was loaded anew. */
export function tokenOf({ seed }: Mall, username: string, turn = 0): string {
  const name = [...new TextEncoder().encode(`${turn}/${username}`)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return `mock_${name}_${hashText(`${seed}/${name}`).toString(16).padStart(8, '0')}`;
}

export function usernameOf(mall: Mall, token: string): string | undefined {
  const [, hex] = /^mock_((?:[0-9a-f]{2})+)_[0-9a-f]{8}$/.exec(token) ?? [];
  if (hex === undefined || mall.closedTokens.has(token)) return undefined;
  const bytes = (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const [, turn, username] = /^(\d+)\/(.*)$/.exec(new TextDecoder().decode(new Uint8Array(bytes))) ?? [];
  return username !== undefined && tokenOf(mall, username, Number(turn)) === token ? username : undefined;
}
