import type { Db, Tx } from '../../db/database.ts';
import type { AppContext } from '../../context.ts';
import { queueMessage } from '../verification/outbox.ts';
import { toTarget } from '../verification/target.ts';
import { mailLink } from './mail-links.ts';
import { MAILS, type MailData, type MailKind, type MailName } from './mails.ts';
import { PLAIN_MALL } from './mall.ts';
import { renderMail, renderSms, type MailContext } from './render-mail.ts';
import { isLang } from '../locales.ts';
import { recordSecurityEvent, type SecurityEventKind } from '../accounts/security-events.ts';

/** The language and the mall of a mail; English for an unknown language. */
export const mailContext = ({ mall = PLAIN_MALL }: AppContext, lang: string): MailContext => ({
  lang: isLang(lang) ? lang : 'en',
  mall,
});

const selectRecipients = (tx: Tx | Db) =>
  tx
    .selectFrom('user_account')
    .select(['email', 'email_verified', 'phone', 'phone_verified', 'lang', 'muted_mails']);

/** Who gets a mail, for `sendMailTo`. */
export const findRecipient = (tx: Tx | Db, userId: string) =>
  selectRecipients(tx).where('id', '=', userId).executeTakeFirstOrThrow();

export type Recipient = Awaited<ReturnType<typeof findRecipient>>;

/** Who gets a mail, by user. */
export async function findRecipients(
  tx: Tx,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Recipient>> {
  const rows = await selectRecipients(tx).select('id').where('id', 'in', userIds).execute();
  return new Map(rows.map(({ id, ...recipient }) => [id, recipient]));
}

/** Mails about the security of an account, and what its owner reads about it on the page. */
const EVENTS: Readonly<Partial<Record<MailName, SecurityEventKind>>> = {
  newDevice: 'newDevice',
  passwordChanged: 'passwordChanged',
  fundPassword: 'fundPasswordSet',
  fundPasswordChanged: 'fundPasswordChanged',
  fundPasswordReset: 'fundPasswordReset',
  authenticator: 'authenticatorAdded',
  authenticatorRemoved: 'authenticatorRemoved',
  withdrawAddress: 'withdrawAddressSet',
  addressReleaseSoon: 'withdrawAddressReleaseRequested',
  addressReleased: 'withdrawAddressRemoved',
  accountReset: 'accountReset',
};

/**
 * Queues a mail to the owner of an account, in the owner's language, in the transaction that does what the mail
 * tells: `sendMail(tx, ctx, 'orderAutoReceiptSoon', { userId, order, orderId, date })`. `MAILS` lists the kinds.
 *
 * Only proven addresses get mails, since others may belong to strangers. A topic that the owner turned off is
 * skipped. Alerts also go to a proven phone. What concerns the security of the account is also recorded for its owner.
 */
export async function sendMail<Name extends MailName>(
  tx: Tx,
  ctx: AppContext,
  name: Name,
  data: MailData<Name> & { readonly userId: string },
): Promise<void> {
  const event: SecurityEventKind | undefined = EVENTS[name];
  if (event) await recordSecurityEvent(tx, ctx, data.userId, event);
  await sendMailTo(tx, ctx, name, { ...data, owner: await findRecipient(tx, data.userId) });
}

/** As `sendMail`, to an owner who was read together with something else. It records nothing. */
export async function sendMailTo<Name extends MailName>(
  tx: Tx,
  ctx: AppContext,
  name: Name,
  data: MailData<Name> & { readonly userId: string; readonly owner: Recipient },
): Promise<void> {
  const { userId, owner } = data;
  const kind: MailKind = MAILS[name];
  const context = mailContext(ctx, owner.lang);
  const isMuted = kind.topic !== undefined && owner.muted_mails.includes(kind.topic);
  if (owner.email !== null && owner.email_verified && !isMuted) {
    const link = kind.topic && mailLink(ctx, context, { action: 'mute', userId, topic: kind.topic });
    const { subject, text, html } = renderMail(context, name, data, link);
    const words = { subject, body: text, html, unsubscribe: link };
    await queueMessage(tx, ctx, toTarget(owner.email), words);
  }
  if ((kind.isAlert || kind.byPhone) && owner.phone !== null && owner.phone_verified) {
    const { subject, text } = renderSms(context, name);
    await queueMessage(tx, ctx, toTarget(owner.phone), { subject, body: text });
  }
}
