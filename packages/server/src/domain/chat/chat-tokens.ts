import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { DomainError } from '../domain-error.ts';
import { hashToken, type Session } from '../accounts/sessions.ts';

const LIFETIME = '12 hours';
const PREFIX = 'chat_';

export interface ChatToken {
  readonly token: string;
  readonly expiresAt: Date;
}

/**
 * Opens a token that is good for chats only, for a chat window on another host. It ends with the session.
 * @throws {DomainError} `sessionExpired` if the session has ended meanwhile.
 */
export async function openChatToken({ db, clock }: AppContext, session: Session): Promise<ChatToken> {
  const token = PREFIX + randomBytes(32).toString('base64url');
  const { rows } = await sql<{ expiresAt: Date }>`
    insert into chat_token (hash, session_hash, expires_at)
    select ${hashToken(token)}, hash, ${clock.now()} + cast(${LIFETIME} as interval)
    from token where hash = ${session.tokenHash} for key share
    returning expires_at as "expiresAt"`.execute(db);
  const [row] = rows;
  if (!row) throw new DomainError('sessionExpired');
  return { token, expiresAt: row.expiresAt };
}

export const isChatToken = (token: string): boolean => token.startsWith(PREFIX);

/** The session that a token of a chat belongs to. */
export async function findChatSession(
  { db, clock }: AppContext,
  token: string,
): Promise<Session | undefined> {
  const row = await db
    .selectFrom('chat_token')
    .innerJoin('token', 'token.hash', 'chat_token.session_hash')
    .innerJoin('user_account', 'user_account.id', 'token.user_id')
    .select(['token.hash', 'token.user_id', 'user_account.lang'])
    .where('chat_token.hash', '=', hashToken(token))
    .where('chat_token.expires_at', '>', clock.now())
    .where('token.expires_at', '>', clock.now())
    .where('user_account.state', '=', 'active')
    .executeTakeFirst();
  return row && { userId: row.user_id, tokenHash: row.hash, lang: row.lang };
}
