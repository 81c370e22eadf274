import { language } from '../i18n/language.ts';

/** The URL of a separate site for policies and merchants, if this mall has one; otherwise the store has its own pages. */
const site: string | undefined = import.meta.env['VITE_PROMOTE_URL'];

const pages = {
  sell: 'merchant',
  privacy: 'privacy',
  returns: 'return',
  delivery: 'delivery',
  shipping: 'shipping',
  about: 'about',
} as const;

/** The address of a topic on that site, with language and avatar (spec §2). */
export function promoteUrl(topic: string, avatar: string, at: string | undefined = site): string | undefined {
  const page = (pages as Readonly<Record<string, string>>)[topic];
  if (!at || !page) return undefined;
  const url = new URL(page, at.endsWith('/') ? at : `${at}/`);
  url.search = new URLSearchParams({ lang: language, avatar }).toString();
  return url.href;
}
