import { createHash, randomBytes } from 'node:crypto';

/** Long and random enough that its plain SHA-256 may be kept. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const newSecret = (prefix: string): string => `${prefix}_${randomBytes(24).toString('base64url')}`;
