import { loadNamespaces } from '../../../shared/i18n/load-translations.ts';

/** The head over checkout and payment, with its words. */
export async function loadPlainHeader() {
  const [{ PlainHeader }] = await Promise.all([import('./PlainHeader.tsx'), loadNamespaces('checkout')]);
  return PlainHeader;
}
