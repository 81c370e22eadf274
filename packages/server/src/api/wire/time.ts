import { toWireTime } from '@openmall/sdk';

export const optionalWireTime = (at: Date | null): string | null => (at === null ? null : toWireTime(at));
