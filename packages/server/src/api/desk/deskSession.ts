import { transact } from '../../db/transact.ts';
import { recordAudit } from '../../domain/audit/audit-log.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { joinStaff } from '../../domain/staff/invite.ts';
import { logInStaff } from '../../domain/staff/log-in.ts';
import { endOfficeSessions, freshen } from '../../domain/staff/office-sessions.ts';
import { listSessions, rolesOf } from '../../domain/staff/read-staff.ts';
import { checkStaffFactor } from '../../domain/staff/staff-factor.ts';
import type { DeskHandler } from '../handler.ts';
import { epoch, optionalEpoch } from '../wire/time.ts';

export const deskSessionLogin: DeskHandler<'deskSessionLogin'> = async ({ ctx, input, ipAddress }) => {
  const { token, expiresAt } = await logInStaff(ctx, { ...input, ipAddress });
  return { token, expiresAt: epoch(expiresAt) };
};

export const deskSessionJoin: DeskHandler<'deskSessionJoin'> = async ({ ctx, input }) => {
  const { username, secret, uri, recoveryCodes } = await joinStaff(ctx, input);
  return { username, secret, uri, recoveryCodes: [...recoveryCodes] };
};

export const deskSessionMe: DeskHandler<'deskSessionMe'> = async ({ ctx, session }) => {
  const sessions = await listSessions(ctx, session.staffId);
  return {
    staffId: session.staffId,
    username: session.username,
    name: session.name,
    roles: await rolesOf(ctx.db, session.staffId),
    permissions: [...session.permissions],
    sessions: sessions.map(({ openedAt, usedAt, ...row }) => ({
      ...row,
      openedAt: epoch(openedAt),
      usedAt: epoch(usedAt),
      isCurrent: row.id === session.id,
    })),
    freshUntil: optionalEpoch(session.freshUntil),
    expiresAt: epoch(session.expiresAt),
  };
};

export const deskSessionConfirm: DeskHandler<'deskSessionConfirm'> = async ({ ctx, input, session }) => {
  await checkStaffFactor(ctx, session.staffId, input.code);
  const until = await transact(ctx, async (tx) => {
    await recordAudit(tx, ctx, { subjectId: session.staffId, action: 'confirmFactor' });
    return freshen(tx, ctx, session.id);
  });
  return { freshUntil: epoch(until) };
};

export const deskSessionEnd: DeskHandler<'deskSessionEnd'> = async ({ ctx, input, session }) => {
  await transact(ctx, async (tx) => {
    const { staffId } = session;
    const one = input.all ? undefined : (input.sessionId ?? session.id);
    const ended = await endOfficeSessions(tx, { staffId }, one);
    if (ended === 0) throw new DomainError('recordNotFound');
    await recordAudit(tx, ctx, { subjectId: staffId, action: 'logOut' });
  });
  return null;
};
