import { toWireTime } from '@openmall/sdk';

export const optionalWireTime = (at: Date | null): string | null => (at === null ? null : toWireTime(at));

/** Milliseconds since 1970. */
export const epoch = (at: Date): number => at.getTime();
export const optionalEpoch = (at: Date | null): number | null => at && at.getTime();
export const dateOf = (ms: number | undefined): Date | undefined =>
  ms === undefined ? undefined : new Date(ms);
export const dateOrNull = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));
