import type { AppContext } from '../../context.ts';
import { pageLink, type Reader } from './render-mail.ts';
import type { MailTopic } from './mails.ts';

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

const base64 = (text: string): string => Buffer.from(text).toString('base64url');

/** A signed text that allows one action. It never expires, as unsubscribing must work from old mails too. */
function signAction({ vault }: AppContext, action: MailAction): string {
  const text = write(action);
  return `${base64(text)}.${base64(vault.mark(text, OWNER))}`;
}

/**
 * The links of an action: the page for people, whose fragment reaches neither logs nor other sites, and the call for
 * mail programs that unsubscribe by one click (RFC 8058).
 */
export function mailLink(ctx: AppContext, reader: Reader, action: MailAction) {
  const signed = signAction(ctx, action);
  return {
    page: `${pageLink(reader, '/mails')}#${signed}`,
    call: `${reader.mall.origin()}/api/subscribe!unsubscribe?link=${signed}`,
  };
}
