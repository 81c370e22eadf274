/** Finds records by their ids alone, as the people of the mall do. */
import type { Account, MoneyRecord, Order, ReturnCase, StoredLoan } from '../state/account.ts';
import type { Mall } from '../state/mall.ts';
import { found } from '../state/refusal.ts';
import type { ErrorKey } from '@openmall/sdk';

interface Owned<Item> {
  readonly buyer: Account;
  readonly item: Item;
}

function find<Item>(
  { accounts }: Mall,
  list: (account: Account) => readonly Item[],
  matches: (item: Item) => boolean,
  error: ErrorKey,
): Owned<Item> {
  for (const buyer of accounts.values()) {
    const item = list(buyer).find(matches);
    if (item !== undefined) return { buyer, item };
  }
  return found<Owned<Item>>(undefined, error);
}

/** @throws Refusal `orderNotFound`. */
export const findOrder = (mall: Mall, id: string): Owned<Order> =>
  find(
    mall,
    ({ orders }) => orders,
    (order) => order.id === id,
    'orderNotFound',
  );

/** @throws Refusal `returnNotFound`. */
export function findReturn(mall: Mall, id: string): Owned<Order> & { readonly goods: ReturnCase } {
  const has = ({ returns }: Order) => returns.some((goods) => goods.id === id);
  const owned = find(mall, ({ orders }) => orders, has, 'returnNotFound');
  const goods = owned.item.returns.find((one) => one.id === id);
  return { ...owned, goods: found(goods, 'returnNotFound') };
}

/** @throws Refusal `recordNotFound`. */
export const findRecord = (mall: Mall, kind: 'recharges' | 'withdrawals', no: string): Owned<MoneyRecord> =>
  find(
    mall,
    (account) => account[kind],
    (record) => record.no === no,
    'recordNotFound',
  );

/** @throws Refusal `loanNotFound`. */
export const findLoan = (mall: Mall, id: string): Owned<StoredLoan> =>
  find(
    mall,
    ({ loans }) => loans,
    (loan) => loan.id === id,
    'loanNotFound',
  );

/** @throws Refusal `userNotFound`. */
export const findAccount = ({ accounts }: Mall, username: string): Account =>
  found(accounts.get(username), 'userNotFound');
