import { language } from '../i18n/language.ts';
import { home } from '../navigation/base.ts';
import { paths } from '../navigation/paths.ts';

/** The host of the chat with stores; by default our own page (spec §2). */
const host: string | undefined = import.meta.env['VITE_CHAT_URL'];

export interface StoreChat {
  readonly partyid: string;
  readonly name: string;
  readonly selfimg: string;
  /** The goods that the question is about. */
  readonly productId?: string | undefined;
  /** The initial text of the message field. */
  readonly draft?: string | undefined;
}

/**
 * The URL of the chat with a store, or of all conversations. Another host gets a token in the query (spec §2) and
 * removes it from the URL; our own page has the session.
 */
export function storeChatUrl(
  token: string | undefined,
  { partyid, name, selfimg, productId, draft }: Partial<StoreChat>,
  chatHost: string | undefined = host,
): string {
  const at = chatHost ?? home();
  const url = new URL(paths.chat.slice(1), at.endsWith('/') ? at : `${at}/`);
  const query = { token: chatHost && token, partyid, name, lang: language, selfimg, productId, draft };
  for (const [key, value] of Object.entries(query)) if (value) url.searchParams.set(key, value);
  return url.href;
}

/**
 * Opens the chat in a new window without access to this window. Another host gets the token that `readToken` opens. Its
 * window opens empty at first, since browsers block those that open later than the click.
 */
export async function openStoreChat(
  chat: Partial<StoreChat>,
  readToken: () => Promise<string>,
  chatHost: string | undefined = host,
): Promise<void> {
  if (chatHost === undefined) {
    window.open(storeChatUrl(undefined, chat), '_blank', 'noopener,noreferrer');
    return;
  }
  const opened = window.open('', '_blank');
  if (opened) opened.opener = null;
  try {
    opened?.location.replace(storeChatUrl(await readToken(), chat, chatHost));
  } catch (error) {
    opened?.close();
    throw error;
  }
}
