import type { AppContext } from '../../context.ts';
import { findChatSession, isChatToken } from '../../domain/chat/chat-tokens.ts';
import { findSession, type Session } from '../../domain/accounts/sessions.ts';
import { DomainError } from '../../domain/domain-error.ts';
import type { OperationContract } from './contract.ts';

type Rules = Pick<OperationContract, 'guarded' | 'scope'>;

async function find(ctx: AppContext, { scope }: Rules, token: string): Promise<Session | undefined> {
  if (scope !== 'chat' || !isChatToken(token)) return findSession(ctx, token);
  // Once in a billion times, the random token of a session begins like that of a chat.
  return (await findChatSession(ctx, token)) ?? (await findSession(ctx, token));
}

/**
 * The session of a call. The token of a chat has one in the operations of chats only.
 * @throws {DomainError} If the operation needs one: `notLoggedIn` without a token, `sessionExpired` with one that has no
 * open session.
 */
export async function readSession(
  ctx: AppContext,
  rules: Rules,
  token: string | undefined,
): Promise<Session | undefined> {
  const session = token ? await find(ctx, rules, token) : undefined;
  if (rules.guarded && !session) throw new DomainError(token ? 'sessionExpired' : 'notLoggedIn');
  return session;
}
