import { randomId } from '../../shared/browser/random-id.ts';
import { remember, remembered } from '../../shared/state/storage.ts';

interface Kept {
  readonly of: string;
  readonly token: string;
}

/**
 * The token that makes a repeated order!submit harmless: one for each content of the form, also after a reload,
 * so that nobody orders twice because an answer got lost.
 */
export function submitTokenFor(content: object): string {
  const of = JSON.stringify(content);
  const kept = remembered<Kept | undefined>('submitToken', undefined);
  if (kept?.of === of) return kept.token;
  const token = randomId();
  remember('submitToken', { of, token } satisfies Kept);
  return token;
}

/** The orders are placed: the same goods once more are a new order. */
export const forgetSubmitToken = (): void => remember('submitToken', undefined);
