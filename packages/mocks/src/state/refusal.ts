import { errorCatalog, type ErrorKey, type FailureData } from '@openmall/sdk';

export const isErrorKey = (key: string): key is ErrorKey => Object.hasOwn(errorCatalog, key);

/** A rejection with an error of the catalog. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly key: ErrorKey;
  readonly parameter: FailureData;

  /** The reason is for developers and is sent in a header. */
  constructor(key: ErrorKey, cause?: unknown, reason: string = key, parameter: FailureData = null) {
    super(reason, { cause });
    this.key = key;
    this.parameter = parameter;
  }
}

/** Returns the value. @throws Refusal if it is undefined. */
export function found<T>(value: T | undefined, key: ErrorKey): T {
  if (value === undefined) throw new Refusal(key);
  return value;
}

/** Checks a rule. @throws Refusal if `allowed` is false. */
export function demand(allowed: boolean, key: ErrorKey, reason?: string): void {
  if (!allowed) throw new Refusal(key, undefined, reason);
}
