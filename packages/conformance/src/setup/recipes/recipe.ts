import type { InputOf, OperationId } from '@openmall/sdk';
import type { Caller } from '../../target/exchange.ts';
import type { World } from '../setup.ts';

/** A call that a conformant backend answers with success. */
export interface Ready<Id extends OperationId = OperationId> {
  /** Undefined for a visitor. */
  readonly caller?: Caller;
  /** The fields of the query, or of the body where the operation has one. */
  readonly input: InputOf<Id>;
}

/** Brings about what the call needs; throws `Unmet` where that can't be. */
export type Recipe<Id extends OperationId> = (world: World) => Promise<Ready<Id>>;
export type RecipesOf<Id extends OperationId> = { readonly [Each in Id]: Recipe<Each> };

/** A read or write of the first buyer that needs nothing else. */
export const asBuyer =
  <Id extends OperationId>(input: InputOf<Id>) =>
  async ({ accounts }: World): Promise<Ready<Id>> => ({ caller: await accounts.first(), input });

/** A call that visitors may make. */
export const asVisitor =
  <Id extends OperationId>(input: InputOf<Id>) =>
  async (): Promise<Ready<Id>> => ({ input });
