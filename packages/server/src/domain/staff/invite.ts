import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../audit/audit-log.ts';
import { DomainError } from '../domain-error.ts';
import { newId } from '../new-id.ts';
import { hashSecret, newSecret } from '../verification/one-time-secret.ts';
import { drawFactor, type NewFactor } from './staff-factor.ts';
import { OWNER_ROLE } from './permissions-of.ts';

const INVITATION_LIFETIME = '7 days';

export interface NewStaff {
  readonly username: string;
  readonly name: string;
  readonly roleIds: readonly string[];
}

export interface Invited {
  readonly staffId: string;
  /** What the person accepts with. It is returned only here. */
  readonly invitation: string;
}

/** Adds a person who can't log in before accepting the invitation. */
export async function inviteStaff(
  tx: Tx,
  { clock }: Pick<AppContext, 'clock'>,
  { username, name, roleIds }: NewStaff,
): Promise<Invited> {
  const staffId = newId('sf');
  const invitation = newSecret('in');
  const saved = await tx
    .insertInto('staff')
    .values({
      id: staffId,
      username,
      name,
      invitation_hash: hashSecret(invitation),
      invitation_ends_at: sql<Date>`${clock.now()} + cast(${INVITATION_LIFETIME} as interval)`,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!saved) throw new DomainError('duplicateUsername');
  await tx
    .insertInto('staff_role')
    .values(roleIds.map((roleId) => ({ staff_id: staffId, role_id: roleId })))
    .execute();
  return { staffId, invitation };
}

/**
 * A person accepts an invitation and chooses a password. The key of the authenticator is returned only here.
 * @throws {DomainError} `invitationInvalid`.
 */
export async function joinStaff(
  ctx: AppContext,
  { invitation, password }: { readonly invitation: string; readonly password: string },
): Promise<NewFactor & { readonly username: string }> {
  const hash = await ctx.passwords.hash(password, { lane: 'login', caller: 'staff:join' });
  return transact(ctx, async (tx) => {
    const person = await tx
      .selectFrom('staff')
      .select(['id', 'username', 'name'])
      .where('invitation_hash', '=', hashSecret(invitation))
      .where('invitation_ends_at', '>', ctx.clock.now())
      .where('state', '=', 'invited')
      .forUpdate()
      .executeTakeFirst();
    if (!person) throw new DomainError('invitationInvalid');
    const factor = await drawFactor(tx, ctx, { staffId: person.id, username: person.username });
    await tx
      .updateTable('staff')
      .set({ state: 'active', password_hash: hash, invitation_hash: null, invitation_ends_at: null })
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', person.id)
      .execute();
    const actor = { id: person.id, kind: 'staff', name: person.name } as const;
    await recordAudit(tx, { clock: ctx.clock, actor }, { subjectId: person.id, action: 'joinStaff' });
    return { username: person.username, ...factor };
  });
}

/**
 * Invites an owner from the command line, whether the mall has one or not.
 * @throws {DomainError} `duplicateUsername`.
 */
export async function inviteOwner(
  ctx: Pick<AppContext, 'db' | 'clock' | 'actor'>,
  username: string,
  name: string,
): Promise<Invited> {
  return transact(ctx, async (tx) => {
    await tx
      .insertInto('desk_role')
      .values({
        id: OWNER_ROLE,
        name: 'Owner',
        name_key: 'owner',
        description: 'May do everything.',
        is_locked: true,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const invited = await inviteStaff(tx, ctx, { username, name, roleIds: [OWNER_ROLE] });
    await recordAudit(tx, ctx, {
      subjectId: invited.staffId,
      action: 'saveStaff',
      after: { username, name },
    });
    return invited;
  });
}
