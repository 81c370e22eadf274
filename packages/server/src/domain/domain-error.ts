import type { ErrorKey } from '@openmall/sdk';

/** A refusal that the caller sees. `key` is an entry of the error catalog. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly key: ErrorKey;

  constructor(key: ErrorKey, options?: ErrorOptions) {
    super(key, options);
    this.key = key;
  }
}
