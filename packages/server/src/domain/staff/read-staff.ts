import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { AppContext } from '../../context.ts';

export interface RoleName {
  readonly id: string;
  readonly name: string;
}

export const rolesOf = (db: Db, staffId: string): Promise<RoleName[]> =>
  db
    .selectFrom('staff_role')
    .innerJoin('desk_role', 'desk_role.id', 'staff_role.role_id')
    .select(['desk_role.id', 'desk_role.name'])
    .where('staff_role.staff_id', '=', staffId)
    .orderBy('desk_role.name')
    .execute();

export interface RoleWithMembers extends RoleName {
  readonly description: string;
  readonly isLocked: boolean;
  readonly version: number;
  readonly members: number;
  readonly permissions: readonly string[];
}

/** All roles with what they allow, by name. */
export async function listRoles({ db }: AppContext): Promise<readonly RoleWithMembers[]> {
  const { rows } = await sql<RoleWithMembers>`
    select id, name, description, is_locked as "isLocked", version,
      (select count(*)::int from staff_role where role_id = desk_role.id) as members,
      array(select permission from desk_role_permission where role_id = desk_role.id order by permission) as permissions
    from desk_role order by name, id`.execute(db);
  return rows;
}

export interface StaffRow {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly state: 'invited' | 'active' | 'disabled';
  readonly seenAt: Date | null;
  readonly sessions: number;
  readonly version: number;
  readonly roles: readonly RoleName[];
}

/** All people of the desk, by name. */
export async function listStaff({ db, clock }: AppContext): Promise<readonly StaffRow[]> {
  const { rows } = await sql<StaffRow>`
    select id, username, name, state, version,
      greatest(seen_at, (select max(used_at) from office_session where staff_id = staff.id)) as "seenAt",
      (select count(*)::int from office_session where staff_id = staff.id and expires_at > ${clock.now()}) as sessions,
      (select coalesce(json_agg(json_build_object('id', desk_role.id, 'name', desk_role.name) order by desk_role.name), '[]')
        from staff_role join desk_role on desk_role.id = staff_role.role_id where staff_role.staff_id = staff.id) as roles
    from staff order by name, id`.execute(db);
  return rows;
}

export interface SessionRow {
  readonly id: string;
  readonly openedAt: Date;
  readonly usedAt: Date;
  readonly address: string | null;
}

/** Open sessions of a person, newest first. */
export const listSessions = ({ db, clock }: AppContext, staffId: string): Promise<SessionRow[]> =>
  db
    .selectFrom('office_session')
    .select(['id', 'opened_at as openedAt', 'used_at as usedAt', 'address'])
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', clock.now())
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
