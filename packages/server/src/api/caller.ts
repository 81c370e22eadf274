import type { Session } from '../domain/accounts/sessions.ts';
import { DomainError } from '../domain/domain-error.ts';

/**
 * The id of the caller, or undefined for a visitor. For operations that visitors poll: a 403 would make clients of this
 * API family leave the page.
 *
 * @throws DomainError with `sessionExpired` for an invalid token, so that its client logs out.
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
