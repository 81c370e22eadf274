import { listStaff } from '../../domain/staff/read-staff.ts';
import { saveStaff } from '../../domain/staff/save-staff.ts';
import type { DeskHandler } from '../handler.ts';
import { optionalEpoch } from '../wire/time.ts';

export const deskStaffList: DeskHandler<'deskStaffList'> = async ({ ctx }) => {
  const staff = await listStaff(ctx);
  return {
    staff: staff.map(({ seenAt, roles, ...person }) => ({
      ...person,
      roles: [...roles],
      seenAt: optionalEpoch(seenAt),
    })),
  };
};

export const deskStaffSave: DeskHandler<'deskStaffSave'> = async ({ ctx, input }) => {
  const { staffId, version, username, name, isActive = true } = input;
  const roleIds = [...new Set(input.roleIds.split(','))];
  return saveStaff(ctx, { staffId, version, username, name: name.trim(), roleIds, isActive });
};
