import type { AppContext } from '../../context.ts';
import type { Db, Tx } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import { MAIL_TOPICS, type MailTopic } from './mails.ts';

/** Stores the language in which a user acts, for the mails to come. */
export async function rememberLanguage({ db }: AppContext, userId: string, lang: string): Promise<void> {
  await db.updateTable('user_account').set({ lang }).where('id', '=', userId).execute();
}

export type MailWishes = Readonly<Record<MailTopic | 'newsletter', boolean>>;

export interface MailSettings extends MailWishes {
  /** The proven address that mails go to. */
  readonly email: string | null;
}

const selectSettings = ({ db }: { readonly db: Db | Tx }, userId: string) =>
  db
    .selectFrom('user_account')
    .leftJoin('subscription', (join) =>
      join.onRef('subscription.email', '=', 'user_account.email').on('confirmed_at', 'is not', null),
    )
    .select(['user_account.email', 'email_verified', 'muted_mails', 'confirmed_at'])
    .where('user_account.id', '=', userId)
    .executeTakeFirstOrThrow();

/** Which mails a user gets. */
export async function readMailSettings(ctx: { readonly db: Db | Tx }, userId: string): Promise<MailSettings> {
  const row = await selectSettings(ctx, userId);
  const [orders, refunds, wallet] = MAIL_TOPICS.map((topic) => !row.muted_mails.includes(topic)) as [
    boolean,
    boolean,
    boolean, // One for each topic.
  ];
  const email = row.email_verified ? row.email : null;
  return { email, orders, refunds, wallet, newsletter: email !== null && row.confirmed_at !== null };
}

/**
 * Changes which mails a user gets; what is left out stays. A proven address needs no further confirmation for the
 * newsletter, and without one there is none.
 */
export async function setMailSettings(
  ctx: AppContext,
  userId: string,
  wishes: { readonly [Topic in keyof MailWishes]?: boolean | undefined },
): Promise<void> {
  const { clock } = ctx;
  await transact(ctx, async (tx) => {
    const current = await readMailSettings({ db: tx }, userId);
    const muted = MAIL_TOPICS.filter((topic) => !(wishes[topic] ?? current[topic]));
    await tx.updateTable('user_account').set({ muted_mails: muted }).where('id', '=', userId).execute();
    const { email } = current;
    if (email !== null && wishes.newsletter === false)
      await tx.deleteFrom('subscription').where('email', '=', email).execute();
    if (email !== null && wishes.newsletter === true)
      await tx
        .insertInto('subscription')
        .values({ email, created_at: clock.now(), confirmed_at: clock.now() })
        .onConflict((conflict) => conflict.column('email').doUpdateSet({ confirmed_at: clock.now() }))
        .execute();
  });
}
