import type { DataOf, InputOf, Lang, operationMap, OperationId } from '@openmall/sdk';
import type { Session } from '../domain/accounts/sessions.ts';
import type { AppContext } from '../context.ts';

type IsGuarded<Id extends OperationId> = (typeof operationMap)[Id]['guarded'];

/** One call: what the contract says comes in, and who calls; always somebody where the operation is guarded. */
export interface Call<Id extends OperationId> {
  readonly ctx: AppContext;
  readonly input: InputOf<Id>;
  readonly lang: Lang;
  readonly session: IsGuarded<Id> extends true ? Session : Session | undefined;
  /** As it came, valid or not. */
  readonly token: string | undefined;
  /** By what a browser is known again; none where it keeps nothing. */
  readonly device: string | undefined;
  /** Where the call comes from; undefined where that is this machine, or unknown. */
  readonly address: string | undefined;
}

/** Answers an operation with exactly the data that the contract describes. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<DataOf<Id>>;

/** Every operation has a handler: one without does not compile. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

/** A handler of whatever operation, for the router. */
export type AnyHandler = (call: {
  readonly ctx: AppContext;
  readonly input: unknown;
  readonly lang: Lang;
  readonly session: Session | undefined;
  readonly token: string | undefined;
  readonly device: string | undefined;
  readonly address: string | undefined;
}) => Promise<unknown>;
