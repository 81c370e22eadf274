import type { AppContext } from '../../../context.ts';
import { UnknownKey } from '../../verification/keys/unknown-key.ts';
import type { Vault } from '../../verification/vault.ts';

/**
 * A fund password has six digits. Whoever has the table tries all of them in hours, however slow the hash is. So a key
 * that is not in the database comes first, and the hash behind it is light: every payment waits for it.
 */
const KEYED = /^keyed\.(?<keyId>[^$]+)\$(?<hash>.+)$/;

const ownerOf = (userId: string) => `fundPassword:${userId}`;
const optionsOf = (userId: string) => ({ lane: 'payment', caller: userId, isKeyed: true }) as const;

/** The fingerprint of a PIN by a key, which begins with the name of the key. */
function markBy(vault: Vault, keyId: string, pin: string, userId: string): string {
  const mark = vault.marks(pin, ownerOf(userId)).find((candidate) => candidate.startsWith(`${keyId}.`));
  if (mark === undefined) throw new UnknownKey(keyId);
  return mark;
}

export async function hashPin(
  { vault, passwords }: AppContext,
  userId: string,
  pin: string,
): Promise<string> {
  const hash = await passwords.hash(vault.mark(pin, ownerOf(userId)), optionsOf(userId));
  return `keyed.${vault.prefix().slice(0, -1)}$${hash}`;
}

/**
 * Whether a PIN matches its hash. Hashes from before the key are still checked.
 * @throws {UnknownKey} If it was hashed under a key that this server does not have.
 */
export async function verifyPin(
  { vault, passwords }: AppContext,
  userId: string,
  pin: string,
  stored: string,
): Promise<boolean> {
  const { keyId, hash } = KEYED.exec(stored)?.groups ?? {};
  if (keyId === undefined) return passwords.verify(pin, stored, optionsOf(userId));
  return passwords.verify(markBy(vault, keyId, pin, userId), hash, optionsOf(userId));
}

/** Whether a hash is from before the key, or under an older one. */
export const isPinOutdated = ({ vault }: AppContext, stored: string): boolean =>
  !stored.startsWith(`keyed.${vault.prefix().slice(0, -1)}$`);
