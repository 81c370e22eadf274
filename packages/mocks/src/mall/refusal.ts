import { errorCatalogue, type ErrorKey } from '@openmall/sdk';

export const isErrorKey = (key: string): key is ErrorKey => Object.hasOwn(errorCatalogue, key);

/** What an operation refuses, by its key in the error catalogue. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly key: ErrorKey;

  constructor(key: ErrorKey, cause?: unknown) {
    super(key, { cause });
    this.key = key;
  }
}

/** The value, or the refusal that it is not there. */
export function found<T>(value: T | undefined, key: ErrorKey): T {
  if (value === undefined) throw new Refusal(key);
  return value;
}

/** Refuses where `allowed` is not true. */
export function demand(allowed: boolean, key: ErrorKey): void {
  if (!allowed) throw new Refusal(key);
}
