import type { DeskErrorKey } from '@openmall/sdk/desk';

/** The errors of buyers, merchants and the desk. */
export type FailureKey = DeskErrorKey;

/** A refusal that the caller sees. `key` is an entry of the error catalog. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly key: FailureKey;

  constructor(key: FailureKey, options?: ErrorOptions) {
    super(key, options);
    this.key = key;
  }
}
