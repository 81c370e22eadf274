/** One call: the mall it came to, who made it, and how each operation is answered. */
import type { DataOf, InputOf, OperationId } from '@openmall/sdk';
import type { Account } from './account.ts';
import type { Mall } from './mall.ts';
import { Refusal } from './refusal.ts';

export interface Visit {
  readonly mall: Mall;
  /** Undefined for visitors. */
  readonly account: Account | undefined;
  readonly token: string | undefined;
  /** Of operations that ask for a token, which others never get to. */
  readonly buyer: Account;
}

/** What a buyer has a count of; 0 for a visitor. A token that names no session is refused, as by the server. */
export function countOf({ account, token }: Visit, count: (account: Account) => number): number {
  if (!account && token !== undefined) throw new Refusal('sessionExpired');
  return account ? count(account) : 0;
}

export type Answer<Id extends OperationId> = (
  input: InputOf<Id>,
  visit: Visit,
) => DataOf<Id> | Promise<DataOf<Id>>;

/** Answers of some operations; the others answer the contract's example. */
export type Answers = { readonly [Id in OperationId]?: Answer<Id> };
