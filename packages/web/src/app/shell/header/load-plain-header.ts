import { loadNamespaces } from '../../../shared/i18n/load-translations.ts';

/** Loads the header of checkout and payment with its translations. */
export async function loadPlainHeader() {
  const [{ PlainHeader }] = await Promise.all([import('./PlainHeader.tsx'), loadNamespaces('checkout')]);
  return PlainHeader;
}
