import { type Permission, permissions as allPermissions } from '@openmall/sdk/desk';
import type { Db, Tx } from '../../db/database.ts';

/** The locked role that allows everything, also what later versions add. */
export const OWNER_ROLE = 'ro_owner';

export { allPermissions };

const isPermission = (name: string): name is Permission =>
  (allPermissions as readonly string[]).includes(name);

/** What a person may do: the permissions of all roles together. */
export async function permissionsOf(db: Db | Tx, staffId: string): Promise<ReadonlySet<Permission>> {
  const rows = await db
    .selectFrom('staff_role')
    .leftJoin('desk_role_permission', 'desk_role_permission.role_id', 'staff_role.role_id')
    .select(['staff_role.role_id', 'desk_role_permission.permission'])
    .where('staff_role.staff_id', '=', staffId)
    .execute();
  if (rows.some(({ role_id: role }) => role === OWNER_ROLE)) return new Set(allPermissions);
  return new Set(
    rows.flatMap(({ permission }) => (permission && isPermission(permission) ? [permission] : [])),
  );
}

/** The permissions of a list from a request, or undefined if one does not exist. */
export function parsePermissions(text: string): readonly Permission[] | undefined {
  const names = [...new Set(text.split(',').filter((name) => name !== ''))];
  return names.every(isPermission) ? names : undefined;
}
