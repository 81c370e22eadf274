import type { Selectable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { StaffTable } from '../../db/schema/staff.ts';
import { transact } from '../../db/transact.ts';
import type { AppContext } from '../../context.ts';
import { assertMay } from '../audit/assert-may.ts';
import { recordAudit } from '../audit/audit-log.ts';
import { DomainError } from '../domain-error.ts';
import { inviteStaff, type NewStaff } from './invite.ts';
import { endOfficeSessions } from './office-sessions.ts';
import { OWNER_ROLE, permissionsOf } from './permissions-of.ts';
import { assertWithinOwnPermissions } from './save-role.ts';

export type StaffDraft = NewStaff & {
  readonly staffId?: string | undefined;
  readonly version?: number | undefined;
  readonly isActive: boolean;
};

export interface SavedStaff {
  readonly staffId: string;
  readonly version: number;
  /** What a new person accepts with. */
  readonly invitation: string | null;
}

async function roleIdsOf(tx: Tx, staffId: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('staff_role')
    .select('role_id')
    .where('staff_id', '=', staffId)
    .orderBy('role_id')
    .execute();
  return rows.map(({ role_id: id }) => id);
}

/** @throws {DomainError} `recordNotFound` if a role does not exist, `noPermission` or `grantExceedsOwn`. */
async function assertMayGrant(tx: Tx, ctx: AppContext, roleIds: readonly string[]): Promise<void> {
  // Locked, so that a role is not deleted or extended meanwhile.
  const roles = await tx.selectFrom('desk_role').select('id').where('id', 'in', roleIds).forShare().execute();
  if (roles.length !== new Set(roleIds).size) throw new DomainError('recordNotFound');
  const own = ctx.actor?.id;
  const isOwner = own === undefined || (await roleIdsOf(tx, own)).includes(OWNER_ROLE);
  if (roleIds.includes(OWNER_ROLE) && !isOwner) throw new DomainError('grantExceedsOwn');
  const granted = await tx
    .selectFrom('desk_role_permission')
    .select('permission')
    .where('role_id', 'in', roleIds)
    .execute();
  assertWithinOwnPermissions(
    ctx,
    granted.map(({ permission }) => permission as never), // Compared as a text only.
  );
}

/** @throws {DomainError} `lastOwner` if nobody who can log in would be an owner. */
async function assertOwnerLeft(tx: Tx): Promise<void> {
  const owner = await tx
    .selectFrom('staff_role')
    .innerJoin('staff', 'staff.id', 'staff_role.staff_id')
    .select('staff.id')
    .where('staff_role.role_id', '=', OWNER_ROLE)
    .where('staff.state', '=', 'active')
    .limit(1)
    .executeTakeFirst();
  if (!owner) throw new DomainError('lastOwner');
}

async function lockStaff(
  tx: Tx,
  staffId: string,
  version: number | undefined,
): Promise<Selectable<StaffTable>> {
  // Changes of staff run one after another, so that two owners can't remove each other.
  await tx.selectFrom('desk_role').select('id').where('id', '=', OWNER_ROLE).forUpdate().execute();
  const person = await tx
    .selectFrom('staff')
    .selectAll()
    .where('id', '=', staffId)
    .forUpdate()
    .executeTakeFirst();
  if (!person) throw new DomainError('recordNotFound');
  if (person.version !== version) throw new DomainError('changedMeanwhile');
  return person;
}

const sameIds = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join() === other.toSorted().join();

/** A person who was invited stays so until the invitation is accepted. */
const stateAfter = ({ state, password_hash: hash }: Selectable<StaffTable>, isActive: boolean) => {
  if (!isActive) return 'disabled' as const;
  if (state === 'disabled') return hash === null ? ('invited' as const) : ('active' as const);
  return state;
};

async function changeStaff(
  tx: Tx,
  ctx: AppContext,
  draft: StaffDraft & { readonly staffId: string },
): Promise<SavedStaff> {
  const { staffId, name, roleIds, isActive } = draft;
  const person = await lockStaff(tx, staffId, draft.version);
  const rolesBefore = await roleIdsOf(tx, staffId);
  const isOther = !sameIds(rolesBefore, roleIds);
  if (ctx.actor?.id === staffId && (isOther || !isActive)) throw new DomainError('noPermission');
  // Nobody touches a person who may do more.
  assertWithinOwnPermissions(ctx, await permissionsOf(tx, staffId));
  if (isOther) await assertMayGrant(tx, ctx, roleIds);
  const state = stateAfter(person, isActive);
  const version = person.version + 1;
  await tx.updateTable('staff').set({ name, state, version }).where('id', '=', staffId).execute();
  await tx.deleteFrom('staff_role').where('staff_id', '=', staffId).execute();
  await tx
    .insertInto('staff_role')
    .values(roleIds.map((roleId) => ({ staff_id: staffId, role_id: roleId })))
    .execute();
  if (state === 'disabled') await endOfficeSessions(tx, { staffId });
  if (rolesBefore.includes(OWNER_ROLE)) await assertOwnerLeft(tx);
  const before = { name: person.name, state: person.state, roles: rolesBefore };
  await recordAudit(tx, ctx, {
    subjectId: staffId,
    action: 'saveStaff',
    before,
    after: { name, state, roles: roleIds },
  });
  return { staffId, version, invitation: null };
}

/**
 * Invites a person, or changes name, roles and whether the person can log in.
 * @throws {DomainError} `recordNotFound`, `duplicateUsername`, `grantExceedsOwn`, `lastOwner`, `changedMeanwhile`, or
 * `noPermission` for changing one's own roles.
 */
export async function saveStaff(ctx: AppContext, draft: StaffDraft): Promise<SavedStaff> {
  assertMay(ctx, 'staff:act');
  const { staffId, ...person } = draft;
  return transact(ctx, async (tx) => {
    if (staffId !== undefined) return changeStaff(tx, ctx, { ...draft, staffId });
    await assertMayGrant(tx, ctx, person.roleIds);
    const invited = await inviteStaff(tx, ctx, person);
    const after = { username: person.username, name: person.name, roles: person.roleIds };
    await recordAudit(tx, ctx, { subjectId: invited.staffId, action: 'saveStaff', after });
    return { ...invited, version: 1 };
  });
}
