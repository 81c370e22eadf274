import { randomId } from '../../shared/browser/random-id.ts';
import { remember, remembered } from '../../shared/state/storage.ts';

interface StoredToken {
  readonly content: string;
  readonly token: string;
}

/**
 * The idempotency key of order!submit: the same content gets the same token, also after a reload, so that a retry
 * after a lost response never orders twice.
 */
export function submitTokenFor(content: object): string {
  const serialized = JSON.stringify(content);
  const stored = remembered<StoredToken | undefined>('submitToken', undefined);
  if (stored?.content === serialized) return stored.token;
  const token = randomId();
  remember('submitToken', { content: serialized, token } satisfies StoredToken);
  return token;
}

/** Call it after the orders are placed, so that the same goods can be ordered again. */
export const forgetSubmitToken = (): void => remember('submitToken', undefined);
