import type { PasswordHasher } from '@openmall/server/domain/accounts/passwords/password-hasher';

const ROUNDS = 100_000;
const SALT_BYTES = 16;
const BITS = 256;

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

async function derive(password: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const text = new TextEncoder().encode(password);
  const key = await crypto.subtle.importKey('raw', text, 'PBKDF2', false, ['deriveBits']);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS };
  return hex(new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, BITS)));
}

/** PBKDF2, because browsers have no Argon2. Only the visitor can see the hashes. */
export const webPasswords: PasswordHasher = {
  hash: async (password) => {
    const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
    return `pbkdf2$${hex(salt)}$${await derive(password, salt)}`;
  },
  verify: async (password, hash) => {
    const [, salt = '', expected] = hash?.split('$') ?? [];
    return (await derive(password, bytesOf(salt))) === expected;
  },
};
