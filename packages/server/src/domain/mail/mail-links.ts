import type { AppContext } from '../../context.ts';
import { pageLink, type MailContext } from './render-mail.ts';
import { MAIL_TOPICS, type MailTopic } from './mails.ts';

/** What the holder of a link may do without signing in. */
export type MailAction =
  /** Turns a topic of mails off. */
  | { readonly action: 'mute'; readonly userId: string; readonly topic: MailTopic }
  /** Confirms or ends the newsletter of an address. */
  | { readonly action: 'confirm' | 'leave'; readonly email: string };

const OWNER = 'mail link';

const write = (action: MailAction): string =>
  action.action === 'mute'
    ? `mute ${action.topic} ${action.userId}`
    : `${action.action} newsletter ${action.email}`;

function parse(text: string): MailAction | undefined {
  const [action, topic, subject = ''] = text.split(' ');
  if (action === 'confirm' || action === 'leave') return { action, email: subject };
  const known = MAIL_TOPICS.find((name) => name === topic);
  return action === 'mute' && known ? { action, userId: subject, topic: known } : undefined;
}

const base64 = (text: string): string => Buffer.from(text).toString('base64url');

/** A signed text that allows one action. It never expires, as unsubscribing must work from old mails too. */
export function signAction({ vault }: AppContext, action: MailAction): string {
  const text = write(action);
  return `${base64(text)}.${base64(vault.mark(text, OWNER))}`;
}

/** Reads a signed action; undefined if nobody of this mall signed it. */
export function readAction({ vault }: AppContext, signed: string): MailAction | undefined {
  const [text = '', mark = ''] = signed.split('.').map((part) => Buffer.from(part, 'base64url').toString());
  return vault.marks(text, OWNER).includes(mark) ? parse(text) : undefined;
}

/**
 * The link of an action. People see a page with a button; mail programs unsubscribe by a POST to the same address
 * (RFC 8058).
 */
export const mailLink = (ctx: AppContext, context: MailContext, action: MailAction): string =>
  pageLink(context, `/mail-link/${signAction(ctx, action)}`);
