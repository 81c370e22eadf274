import type { ErrorKey } from '@openmall/sdk';

/** A refusal that the caller is told about; `key` names the entry of the error catalogue. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly key: ErrorKey;

  constructor(key: ErrorKey, options?: ErrorOptions) {
    super(key, options);
    this.key = key;
  }
}
