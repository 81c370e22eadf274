import type { Permission } from '@openmall/sdk/desk';
import type { AppContext } from '../../context.ts';
import { findOfficeSession } from './office-sessions.ts';
import { permissionsOf } from './permissions-of.ts';

/** A session of the desk. */
export interface StaffSession {
  readonly id: string;
  readonly staffId: string;
  readonly username: string;
  readonly name: string;
  /** Read with each call, so that a change of roles takes effect at once. */
  readonly permissions: ReadonlySet<Permission>;
  readonly isFresh: boolean;
  readonly freshUntil: Date | null;
  readonly expiresAt: Date;
}

export async function findStaffSession(ctx: AppContext, token: string): Promise<StaffSession | undefined> {
  const session = await findOfficeSession(ctx, token, 'staff_id');
  if (!session?.staffId) return undefined;
  const person = await ctx.db
    .selectFrom('staff')
    .select(['id', 'username', 'name'])
    .where('id', '=', session.staffId)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (!person) return undefined;
  return {
    id: session.id,
    staffId: person.id,
    username: person.username,
    name: person.name,
    permissions: await permissionsOf(ctx.db, person.id),
    isFresh: session.isFresh,
    freshUntil: session.freshUntil,
    expiresAt: session.expiresAt,
  };
}
