import type { InputOf, OperationId } from '@openmall/sdk';
import type { Caller } from '../../target/exchange.ts';
import type { Setup } from '../setup.ts';

/** A call that a conforming backend grants. */
export interface PreparedCall<Id extends OperationId = OperationId> {
  /** Undefined for a visitor. */
  readonly caller?: Caller;
  /** The fields of the query, or of the body if the operation has one. */
  readonly input: InputOf<Id>;
}

/**
 * Creates what the call needs.
 * @throws {PreconditionError} if that fails.
 */
export type Recipe<Id extends OperationId> = (setup: Setup) => Promise<PreparedCall<Id>>;
export type RecipesOf<Id extends OperationId> = { readonly [Each in Id]: Recipe<Each> };

/** A call of the first buyer that needs nothing else. */
export const asBuyer =
  <Id extends OperationId>(input: InputOf<Id>) =>
  async ({ accounts }: Setup): Promise<PreparedCall<Id>> => ({ caller: await accounts.first(), input });

/** A call that visitors may make. */
export const asVisitor =
  <Id extends OperationId>(input: InputOf<Id>) =>
  async (): Promise<PreparedCall<Id>> => ({ input });
