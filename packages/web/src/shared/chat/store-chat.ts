import { language } from '../i18n/language.ts';
import { home } from '../navigation/base.ts';
import { paths } from '../navigation/paths.ts';

/** Where the chat with stores runs; the store's own page unless the mall has another host for it (spec §2). */
const host: string | undefined = import.meta.env['VITE_CHAT_URL'];

export interface StoreChat {
  readonly partyid: string;
  readonly name: string;
  readonly selfimg: string;
  /** The goods that the question is about. */
  readonly productId?: string | undefined;
}

/** The address of the chat with a store, or of all talks where none is named. The chat takes the token and drops it from the address. */
export function storeChatUrl(
  token: string,
  { partyid, name, selfimg, productId }: Partial<StoreChat>,
  at: string = host ?? home(),
): string {
  const url = new URL(paths.chat.slice(1), at.endsWith('/') ? at : `${at}/`);
  const query = { token, partyid, name, lang: language, selfimg, productId };
  for (const [key, value] of Object.entries(query)) if (value) url.searchParams.set(key, value);
  return url.href;
}

/** Opens it in a window of its own, which can't reach back to this one. */
export function openStoreChat(token: string, chat: Partial<StoreChat>): void {
  window.open(storeChatUrl(token, chat), '_blank', 'noopener,noreferrer');
}
