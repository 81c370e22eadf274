import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';

/**
 * Subscribes an address to the newsletter. Letter case does not matter.
 * @throws {DomainError} `emailAlreadySubscribed`.
 */
export async function subscribe({ db, clock }: AppContext, email: string): Promise<void> {
  const added = await db
    .insertInto('subscription')
    .values({ email: email.trim().toLowerCase(), created_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('email')
    .executeTakeFirst();
  if (!added) throw new DomainError('emailAlreadySubscribed');
}
