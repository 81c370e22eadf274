import type { DataOf, InputOf, Lang, operationMap, OperationId } from '@openmall/sdk';
import type { DeskOperationId, deskOperations } from '@openmall/sdk/desk';
import type { MerchantOperationId, merchantOperations } from '@openmall/sdk/merchant';
import type { Session } from '../domain/accounts/sessions.ts';
import { DomainError } from '../domain/domain-error.ts';
import type { MerchantSession } from '../domain/merchants/merchant-sessions.ts';
import type { StaffSession } from '../domain/staff/find-staff-session.ts';
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
  /** The `User-Agent` header. */
  readonly agent: string | undefined;
  /** Address of the caller; undefined for the loopback address. */
  readonly ipAddress: string | undefined;
  /** True for existing clients of the family, which know no extensions of the contract. */
  readonly isFamily: boolean;
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
  readonly agent: string | undefined;
  readonly ipAddress: string | undefined;
  readonly isFamily: boolean;
}) => Promise<unknown>;

/** A call of an operation of the back office. The context names the caller as the actor. */
export interface OfficeCall<Input, OwnSession> {
  readonly ctx: AppContext;
  readonly input: Input;
  readonly lang: Lang;
  readonly session: OwnSession;
  readonly ipAddress: string | undefined;
}

type IsGuardedIn<
  Map extends Record<Id, { readonly guarded: boolean }>,
  Id extends string,
  OwnSession,
> = Map[Id]['guarded'] extends true ? OwnSession : undefined;

export type DeskHandler<Id extends DeskOperationId> = (
  call: OfficeCall<InputOf<Id>, IsGuardedIn<typeof deskOperations, Id, StaffSession>>,
) => Promise<DataOf<Id>>;
export type DeskHandlers = { readonly [Id in DeskOperationId]: DeskHandler<Id> };

export type MerchantHandler<Id extends MerchantOperationId> = (
  call: OfficeCall<InputOf<Id>, IsGuardedIn<typeof merchantOperations, Id, MerchantSession>>,
) => Promise<DataOf<Id>>;
export type MerchantHandlers = { readonly [Id in MerchantOperationId]: MerchantHandler<Id> };

/**
 * The store that a session acts for. An account without one has no permission of a store.
 * @throws {DomainError} `noPermission`.
 */
export function storeOf({ store }: MerchantSession): string {
  if (!store) throw new DomainError('noPermission');
  return store.id;
}
