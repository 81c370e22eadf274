import { sql } from 'kysely';
import { transact } from '../../db/transact.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { mailLink } from '../mail/mail-links.ts';
import { renderSubscription } from '../mail/render-mail.ts';
import { mailContext } from '../mail/send-mail.ts';
import { queueMessage } from '../verification/outbox.ts';
import { toTarget } from '../verification/target.ts';

/** After this time an address that has not confirmed can ask for another mail. */
const PAUSE = '10 minutes';

/**
 * Sends a mail that asks whether an address wants the newsletter. It starts when the link in the mail is confirmed, so
 * that nobody can subscribe the address of another person. Letter case does not matter.
 * @throws {DomainError} `emailAlreadySubscribed`, also soon after the last mail.
 */
export async function subscribe(ctx: AppContext, email: string, lang: string): Promise<void> {
  const now = ctx.clock.now();
  const target = toTarget(email.trim());
  await transact(ctx, async (tx) => {
    const added = await tx
      .insertInto('subscription')
      .values({ email: target.address, created_at: now, requested_at: now })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ requested_at: now })
          .where('subscription.confirmed_at', 'is', null)
          .where('subscription.requested_at', '<', sql<Date>`${now} - cast(${PAUSE} as interval)`),
      )
      .returning('email')
      .executeTakeFirst();
    if (!added) throw new DomainError('emailAlreadySubscribed');
    const context = mailContext(ctx, lang);
    const link = mailLink(ctx, context, { action: 'confirm', email: target.address });
    const { subject, text, html } = renderSubscription(context, link);
    await queueMessage(tx, ctx, target, { subject, body: text, html });
  });
}

/** Starts the newsletter of an address that asked for it. Returns false if the address never asked, or has left. */
export async function confirmSubscription({ db, clock }: AppContext, email: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subscription')
    .set((eb) => ({ confirmed_at: eb.fn.coalesce('confirmed_at', clock.now()) }))
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Ends the newsletter of an address. */
export async function unsubscribe({ db }: AppContext, email: string): Promise<void> {
  await db.deleteFrom('subscription').where('email', '=', email).execute();
}
