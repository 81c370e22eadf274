import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SecretKey } from '../domain/verification/vault.ts';

const KEY_BYTES = 32;
const ENTRY = /^(?<id>[A-Za-z0-9_-]{1,32}):(?<key>[A-Za-z0-9_-]{43})=?$/;

type Keys = readonly [SecretKey, ...SecretKey[]];

/** Reads such a list as `k2:…,k1:…`: names, each with 32 bytes in base64url. The first one is the present key. */
export function parseSecretKeys(text: string): Keys {
  const keys = text
    .split(/[,\n]/)
    .filter((entry) => entry.trim() !== '')
    .map((entry) => {
      const { id, key } = ENTRY.exec(entry.trim())?.groups ?? {};
      // The entry itself is a secret.
      if (id === undefined || key === undefined)
        throw new Error('SECRET_KEYS must be a list like k1:… of names, each with 32 bytes in base64url.');
      return { id, key: Buffer.from(key, 'base64url') };
    });
  const [present, ...older] = keys;
  if (!present || new Set(keys.map(({ id }) => id)).size < keys.length)
    throw new Error('SECRET_KEYS must name at least one key, and each of them once.');
  return [present, ...older];
}

const isExisting = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** The keys of a data folder, in a file that only its owner may read; made where there is none. */
export function readKeyFile(dataFolder: string): Keys {
  const file = join(dataFolder, 'secret-keys');
  mkdirSync(dataFolder, { recursive: true });
  try {
    const key = randomBytes(KEY_BYTES).toString('base64url');
    writeFileSync(file, `k${randomBytes(4).toString('hex')}:${key}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!isExisting(error)) throw error;
  }
  return parseSecretKeys(readFileSync(file, 'utf8'));
}
