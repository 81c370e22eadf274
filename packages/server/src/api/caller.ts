import type { Session } from '../domain/accounts/sessions.ts';
import { DomainError } from '../domain/domain-error.ts';

/**
 * The id of the user who calls, or undefined for a visitor. For operations that visitors poll: they must not be refused,
 * since clients of this API family leave the page on a 403.
 *
 * @throws `sessionExpired` for a token that names no session, so that its client signs out.
 */
export function optionalUserId({
  session,
  token,
}: {
  readonly session: Session | undefined;
  readonly token: string | undefined;
}): string | undefined {
  if (session === undefined && token !== undefined) throw new DomainError('sessionExpired');
  return session?.userId;
}
