/** The context of a handler: the state of the mall and the account of the caller. */
import type { DataOf, InputOf, OperationId } from '@openmall/sdk';
import type { NamesByEnglish } from '../fixtures/load-names.ts';
import type { Account } from './account.ts';
import type { Mall } from './mall.ts';
import { Refusal } from './refusal.ts';

export interface CallContext {
  readonly mall: Mall;
  /** Undefined for visitors. */
  readonly account: Account | undefined;
  readonly token: string | undefined;
  /** Names in the language of the caller; undefined for English. */
  readonly names: NamesByEnglish | undefined;
  /** Where the WebSocket of the mall is, for this caller. */
  readonly eventsUrl: string;
  /** The account of the caller. @throws `notLoggedIn` for visitors. */
  readonly buyer: Account;
}

/**
 * Returns a count of the caller's account; 0 for visitors.
 * @throws Refusal if the token has no session, as in the server.
 */
export function countOf({ account, token }: CallContext, count: (account: Account) => number): number {
  if (!account && token !== undefined) throw new Refusal('sessionExpired');
  return account ? count(account) : 0;
}

export type CallHandler<Id extends OperationId> = (
  input: InputOf<Id>,
  context: CallContext,
) => DataOf<Id> | Promise<DataOf<Id>>;

/** One handler for each operation: a missing one does not compile. */
export type CallHandlers<Id extends OperationId = OperationId> = { readonly [Each in Id]: CallHandler<Each> };
