import type { DeskPermission } from '@openmall/sdk/desk';
import { DomainError } from '../../domain/domain-error.ts';
import { listRoles } from '../../domain/staff/read-staff.ts';
import { removeRole, saveRole } from '../../domain/staff/save-role.ts';
import { allPermissions, parsePermissions } from '../../domain/staff/permissions-of.ts';
import type { DeskHandler } from '../handler.ts';

export const deskRoleList: DeskHandler<'deskRoleList'> = async ({ ctx }) => {
  const roles = await listRoles(ctx);
  return {
    roles: roles.map(({ permissions, ...role }) => ({
      ...role,
      permissions: role.isLocked ? [...allPermissions] : known(permissions),
    })),
  };
};

/** A permission that this version no longer has is not shown. */
const known = (names: readonly string[]): DeskPermission[] =>
  allPermissions.filter((name) => names.includes(name));

export const deskRoleSave: DeskHandler<'deskRoleSave'> = async ({ ctx, input }) => {
  const permissions = parsePermissions(input.permissions);
  if (!permissions) throw new DomainError('parameterError');
  const { roleId, version, name, description = '' } = input;
  return saveRole(ctx, { roleId, version, name, description, permissions });
};

export const deskRoleRemove: DeskHandler<'deskRoleRemove'> = async ({ ctx, input }) => {
  await removeRole(ctx, input.roleId);
  return null;
};
