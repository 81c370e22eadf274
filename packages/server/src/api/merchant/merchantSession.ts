import { transact } from '../../db/transact.ts';
import { recordAudit } from '../../domain/audit/audit-log.ts';
import { logInMerchant } from '../../domain/merchants/merchant-sessions.ts';
import { endOfficeSessions } from '../../domain/staff/office-sessions.ts';
import type { MerchantHandler } from '../handler.ts';
import { epoch } from '../wire/time.ts';

export const merchantSessionLogin: MerchantHandler<'merchantSessionLogin'> = async ({
  ctx,
  input,
  ipAddress,
}) => {
  const { username, password, code } = input;
  const { token, expiresAt } = await logInMerchant(ctx, { username, password, code, ipAddress });
  return { token, expiresAt: epoch(expiresAt) };
};

export const merchantSessionMe: MerchantHandler<'merchantSessionMe'> = async ({ session }) => {
  const { userId, username, displayName, store, permissions, expiresAt } = session;
  return {
    userId,
    username,
    displayName,
    store: store ? { id: store.id, name: store.name, avatar: store.logo, isOpen: store.isOpen } : null,
    permissions: [...permissions],
    expiresAt: epoch(expiresAt),
  };
};

export const merchantSessionEnd: MerchantHandler<'merchantSessionEnd'> = async ({ ctx, session }) => {
  await transact(ctx, async (tx) => {
    await endOfficeSessions(tx, { userId: session.userId }, session.id);
    await recordAudit(tx, ctx, { subjectId: session.userId, action: 'logOut' });
  });
  return null;
};
