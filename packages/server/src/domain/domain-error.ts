import type { FailureData } from '@openmall/sdk';
import type { DeskErrorKey } from '@openmall/sdk/desk';

/** The errors of buyers, merchants and the desk. */
export type FailureKey = DeskErrorKey;

/** A parameter and the rule that it breaks. Never its value, which may be secret. */
export type RefusedParameter = NonNullable<FailureData>;

/** A refusal that the caller sees. `key` is an entry of the error catalog. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly key: FailureKey;

  /** The parameter that was refused, if it is about one. */
  readonly parameter: RefusedParameter | undefined;

  constructor(key: FailureKey, options: ErrorOptions & { readonly parameter?: RefusedParameter } = {}) {
    super(key, options);
    this.key = key;
    this.parameter = options.parameter;
  }
}
