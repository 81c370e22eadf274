import type { OfficeCall } from '../../api/handler.ts';
import { handlers as deskHandlers } from '../../generated/desk-handlers.ts';
import { handlers as merchantHandlers } from '../../generated/merchant-handlers.ts';
import type { AppContext } from '../../context.ts';
import { actAs } from '../../domain/audit/audit-log.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { findMerchantSession } from '../../domain/merchants/merchant-sessions.ts';
import { findStaffSession } from '../../domain/staff/find-staff-session.ts';
import { deskContract, type Document, merchantContract, type OfficeOperation } from '../app/contract.ts';

/** A caller of the back office, and the context in which the audit log names them. */
export interface OfficeCaller {
  readonly ctx: AppContext;
  readonly id: string;
  readonly permissions: ReadonlySet<string>;
  readonly isFresh: boolean;
  /** The session of the handler. */
  readonly session: unknown;
}

type AnyOfficeHandler = (call: OfficeCall<unknown, unknown>) => Promise<unknown>;

export interface OfficeArea {
  readonly contract: Document<OfficeOperation>;
  readonly handlers: Readonly<Record<string, AnyOfficeHandler>>;
  /** The caller with an open session; undefined for any other token. */
  readonly findCaller: (
    ctx: AppContext,
    token: string,
    ipAddress?: string,
  ) => Promise<OfficeCaller | undefined>;
}

const desk: OfficeArea = {
  contract: deskContract,
  handlers: deskHandlers as unknown as OfficeArea['handlers'], // The generated registry checks each handler.
  findCaller: async (ctx, token, ipAddress) => {
    const session = await findStaffSession(ctx, token);
    if (!session) return undefined;
    const { staffId: id, name, permissions, isFresh, id: sessionId } = session;
    const actor = { id, kind: 'staff', name, permissions, sessionId, ipAddress } as const;
    return { ctx: actAs(ctx, actor), id, permissions, isFresh, session };
  },
};

const merchant: OfficeArea = {
  contract: merchantContract,
  handlers: merchantHandlers as unknown as OfficeArea['handlers'], // As above.
  findCaller: async (ctx, token, ipAddress) => {
    const session = await findMerchantSession(ctx, token);
    if (!session) return undefined;
    const { userId: id, username: name, permissions, store, id: sessionId } = session;
    const actor = {
      id,
      kind: 'merchant',
      name,
      sessionId,
      ipAddress,
      ...(store && { storeId: store.id }),
    } as const;
    return { ctx: actAs(ctx, actor), id, permissions, isFresh: true, session };
  },
};

/** The area whose contract has an operation at a path: `/api/deskLoan!list`. */
export function areaOf(path: string): OfficeArea | undefined {
  if (/^\/api\/desk[A-Z]/.test(path)) return desk;
  return /^\/api\/merchant[A-Z]/.test(path) ? merchant : undefined;
}

/** @throws {DomainError} `notLoggedIn`, `sessionExpired`, `noPermission` or `secondFactorNeeded`. */
export async function requireCaller(
  area: OfficeArea,
  ctx: AppContext,
  operation: OfficeOperation,
  caller: { readonly token: string | undefined; readonly ipAddress: string | undefined },
): Promise<OfficeCaller> {
  if (!caller.token) throw new DomainError('notLoggedIn');
  const found = await area.findCaller(ctx, caller.token, caller.ipAddress);
  if (!found) throw new DomainError('sessionExpired');
  const { permission, factor } = operation;
  if (permission !== 'any' && !found.permissions.has(permission)) throw new DomainError('noPermission');
  if (factor === 'fresh' && !found.isFresh) throw new DomainError('secondFactorNeeded');
  return found;
}
