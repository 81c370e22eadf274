import type { Permission } from '@openmall/sdk/desk';
import type { Selectable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { DeskRoleTable } from '../../db/schema/staff.ts';
import { databaseErrorCode, isUniqueViolation, transact } from '../../db/transact.ts';
import type { AppContext } from '../../context.ts';
import { assertMay } from '../audit/assert-may.ts';
import { recordAudit } from '../audit/audit-log.ts';
import { DomainError } from '../domain-error.ts';
import { newId } from '../new-id.ts';

const FOREIGN_KEY_VIOLATION = '23503';

export interface RoleDraft {
  readonly roleId?: string | undefined;
  readonly version?: number | undefined;
  readonly name: string;
  readonly description: string;
  readonly permissions: readonly Permission[];
}

const keyOf = (name: string): string => name.toLowerCase().replaceAll(/\s+/g, '');

/**
 * Asserts that the actor holds what is granted. An actor without a set of permissions holds all.
 * @throws {DomainError} `grantExceedsOwn`.
 */
export function assertWithinOwnPermissions({ actor }: AppContext, granted: Iterable<Permission>): void {
  const own = actor?.permissions;
  if (own && [...granted].some((permission) => !own.has(permission)))
    throw new DomainError('grantExceedsOwn');
}

async function readPermissions(tx: Tx, roleId: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('desk_role_permission')
    .select('permission')
    .where('role_id', '=', roleId)
    .orderBy('permission')
    .execute();
  return rows.map(({ permission }) => permission);
}

/** @throws {DomainError} `recordNotFound` or `roleLocked`. */
async function lockRole(tx: Tx, roleId: string): Promise<Selectable<DeskRoleTable>> {
  const role = await tx
    .selectFrom('desk_role')
    .selectAll()
    .where('id', '=', roleId)
    .forUpdate()
    .executeTakeFirst();
  if (!role) throw new DomainError('recordNotFound');
  if (role.is_locked) throw new DomainError('roleLocked');
  return role;
}

async function writeRole(tx: Tx, { roleId: known, version, name, description }: RoleDraft) {
  const row = { name: name.trim(), name_key: keyOf(name), description };
  if (known === undefined) {
    const id = newId('ro');
    await tx
      .insertInto('desk_role')
      .values({ id, ...row })
      .execute();
    return { id, version: 1, before: undefined };
  }
  const role = await lockRole(tx, known);
  if (role.version !== version) throw new DomainError('changedMeanwhile');
  const before = { name: role.name, permissions: await readPermissions(tx, known) };
  await tx
    .updateTable('desk_role')
    .set({ ...row, version: role.version + 1 })
    .where('id', '=', known)
    .execute();
  return { id: known, version: role.version + 1, before };
}

/**
 * Creates or changes a role.
 * @throws {DomainError} `recordNotFound`, `roleNameTaken`, `roleLocked`, `grantExceedsOwn` or `changedMeanwhile`.
 */
export async function saveRole(
  ctx: AppContext,
  draft: RoleDraft,
): Promise<{ readonly roleId: string; readonly version: number }> {
  assertMay(ctx, 'roles:act');
  assertWithinOwnPermissions(ctx, draft.permissions);
  try {
    return await transact(ctx, async (tx) => {
      const { id, version, before } = await writeRole(tx, draft);
      // A caller may only revoke permissions that they hold.
      assertWithinOwnPermissions(ctx, (before?.permissions ?? []) as readonly Permission[]);
      await tx.deleteFrom('desk_role_permission').where('role_id', '=', id).execute();
      const rows = draft.permissions.map((permission) => ({ role_id: id, permission }));
      if (rows.length > 0) await tx.insertInto('desk_role_permission').values(rows).execute();
      const after = { name: draft.name.trim(), permissions: draft.permissions.toSorted() };
      await recordAudit(tx, ctx, { subjectId: id, action: 'saveRole', before, after });
      return { roleId: id, version };
    });
  } catch (cause) {
    throw isUniqueViolation(cause) ? new DomainError('roleNameTaken', { cause }) : cause;
  }
}

/**
 * Deletes an unassigned role. A foreign key prevents deleting an assigned one.
 * @throws {DomainError} `recordNotFound`, `roleLocked` or `linkedRoleNotDeletable`.
 */
export async function removeRole(ctx: AppContext, roleId: string): Promise<void> {
  assertMay(ctx, 'roles:act');
  try {
    await transact(ctx, async (tx) => {
      const { name } = await lockRole(tx, roleId);
      const before = { name, permissions: await readPermissions(tx, roleId) };
      await tx.deleteFrom('desk_role').where('id', '=', roleId).execute();
      await recordAudit(tx, ctx, { subjectId: roleId, action: 'removeRole', before });
    });
  } catch (cause) {
    const isLinked = databaseErrorCode(cause) === FOREIGN_KEY_VIOLATION;
    throw isLinked ? new DomainError('linkedRoleNotDeletable', { cause }) : cause;
  }
}
