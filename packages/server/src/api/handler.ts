import type { DataOf, InputOf, Lang, operationMap, OperationId } from '@openmall/sdk';
import type { Session } from '../domain/accounts/sessions.ts';
import type { AppContext } from '../context.ts';

type IsGuarded<Id extends OperationId> = (typeof operationMap)[Id]['guarded'];

/** A call of an operation. Guarded operations always have a session. */
export interface HandlerCall<Id extends OperationId> {
  readonly ctx: AppContext;
  readonly input: InputOf<Id>;
  readonly lang: Lang;
  readonly session: IsGuarded<Id> extends true ? Session : Session | undefined;
  /** The token as sent, valid or not. */
  readonly token: string | undefined;
  /** Device mark of the browser; undefined without the cookie. */
  readonly device: string | undefined;
  /** Address of the caller; undefined for the loopback address. */
  readonly address: string | undefined;
}

/** Handles an operation. Its result must have exactly the type of the contract. */
export type Handler<Id extends OperationId> = (call: HandlerCall<Id>) => Promise<DataOf<Id>>;

/** A missing handler does not compile. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

/** A handler of any operation, for the router. */
export type AnyHandler = (call: {
  readonly ctx: AppContext;
  readonly input: unknown;
  readonly lang: Lang;
  readonly session: Session | undefined;
  readonly token: string | undefined;
  readonly device: string | undefined;
  readonly address: string | undefined;
}) => Promise<unknown>;
