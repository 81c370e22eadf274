import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SecretKey } from '../domain/verification/vault.ts';

const KEY_BYTES = 32;
const ENTRY = /^(?<id>[A-Za-z0-9_-]{1,32}):(?<key>[A-Za-z0-9_-]{43})=?$/;

type Keys = readonly [SecretKey, ...SecretKey[]];

/**
 * Parses `k2:…,k1:…`: key names, each with 32 bytes in base64url. The first is the current key.
 *
 * @throws Error if the list is empty, malformed or names a key twice. The message contains no key.
 */
export function parseSecretKeys(text: string): Keys {
  const keys = text
    .split(/[,\n]/)
    .filter((entry) => entry.trim() !== '')
    .map((entry) => {
      const { id, key } = ENTRY.exec(entry.trim())?.groups ?? {};
      // The message must not repeat the entry, which is a secret.
      if (id === undefined || key === undefined)
        throw new Error(
          'SECRET_KEYS must be a list like k2:…,k1:… of names, each with 32 bytes in base64url.',
        );
      return { id, key: Buffer.from(key, 'base64url') };
    });
  const [current, ...older] = keys;
  if (!current || new Set(keys.map(({ id }) => id)).size < keys.length)
    throw new Error('SECRET_KEYS must have at least one key, and no key name twice.');
  return [current, ...older];
}

const isExisting = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Reads the keys of a data folder. Creates the file if it is missing, readable only by its owner. */
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

/** The names of the keys, from the setting or else from the file of a data folder. Creates nothing. */
export function keyNamesOf(setting: string | undefined, dataFolder: string): readonly string[] {
  const file = join(dataFolder, 'secret-keys');
  if (setting) return parseSecretKeys(setting).map(({ id }) => id);
  return existsSync(file) ? parseSecretKeys(readFileSync(file, 'utf8')).map(({ id }) => id) : [];
}
