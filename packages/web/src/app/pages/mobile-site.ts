/** The separate site for phones, if the mall has one. */
const site: string | undefined = import.meta.env['VITE_MOBILE_URL'];

const isTelephone = (userAgent: string): boolean => /Mobi|Android(?!.*Tablet)|iPhone|iPod/i.test(userAgent);

/**
 * The URL that a phone is redirected to, with product or store and language (spec §1). Undefined on other devices or
 * without a mobile site.
 */
export function mobileAddress(
  userAgent: string,
  here: URL,
  language: string,
  at: string | undefined = site,
): string | undefined {
  if (!at || !isTelephone(userAgent)) return undefined;
  const there = new URL(here.pathname.slice(1), at.endsWith('/') ? at : `${at}/`);
  for (const name of ['id', 'code']) {
    const value = here.searchParams.get(name);
    if (value !== null) there.searchParams.set(name, value);
  }
  // `?lang=` has already been read and removed; the language may also come from an earlier visit.
  there.searchParams.set('lang', language);
  return there.href;
}
