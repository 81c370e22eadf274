import { errorCatalog, type ErrorKey } from '@openmall/sdk';

export const isErrorKey = (key: string): key is ErrorKey => Object.hasOwn(errorCatalog, key);

/** What an operation refuses, by its key in the error catalogue. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly key: ErrorKey;

  /** The reason is for developers: it goes beside the envelope. */
  constructor(key: ErrorKey, cause?: unknown, reason: string = key) {
    super(reason, { cause });
    this.key = key;
  }
}

/** The value, or the refusal that it is not there. */
export function found<T>(value: T | undefined, key: ErrorKey): T {
  if (value === undefined) throw new Refusal(key);
  return value;
}

/** Refuses where `allowed` is not true. */
export function demand(allowed: boolean, key: ErrorKey, reason?: string): void {
  if (!allowed) throw new Refusal(key, undefined, reason);
}
