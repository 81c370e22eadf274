import { createHash, randomBytes } from 'node:crypto';

/** Secrets are long and random, so an unsalted SHA-256 hash is safe to store. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const newSecret = (prefix: string): string => `${prefix}_${randomBytes(24).toString('base64url')}`;
