import { loadWords } from '../../../shared/i18n/i18n.ts';

/** The head over checkout and payment, with its words. */
export async function loadPlainHeader() {
  const [{ PlainHeader }] = await Promise.all([import('./PlainHeader.tsx'), loadWords('checkout')]);
  return PlainHeader;
}
