import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { UnknownKey } from './keys/unknown-key.ts';

export interface SecretKey {
  readonly id: string;
  readonly key: Uint8Array;
}

/** Encrypts secrets that the server must read again, so that the database alone does not reveal them. */
export interface Vault {
  /** Encrypts a text. It can be opened for the same owner only. */
  readonly seal: (text: string, owner: string) => string;
  readonly open: (sealed: string, owner: string) => string;
  /** The prefix of texts sealed with the current key. */
  readonly prefix: () => string;
  /** A fingerprint of a text that need not be read again, by the current key. */
  readonly mark: (text: string, owner: string) => string;
  /** The fingerprints by every known key. */
  readonly marks: (text: string, owner: string) => readonly string[];
}

const IV_BYTES = 12;
const KEY_BYTES = 32;
/** Keys by their purpose. */
const derived = new WeakMap<SecretKey, Map<string, KeyObject>>();

function derive(secret: SecretKey, purpose: string): KeyObject {
  const known = derived.get(secret) ?? new Map<string, KeyObject>();
  derived.set(secret, known);
  const key =
    known.get(purpose) ??
    createSecretKey(Buffer.from(hkdfSync('sha256', secret.key, '', purpose, KEY_BYTES)));
  known.set(purpose, key);
  return key;
}

const text64 = (bytes: Buffer) => bytes.toString('base64url');

function sealWith(key: SecretKey, text: string, owner: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', derive(key, 'seal'), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [key.id, text64(iv), text64(sealed), text64(cipher.getAuthTag())].join('.');
}

function openWith(keys: readonly SecretKey[], sealed: string, owner: string): string {
  const [id = '', iv = '', bytes = '', tag = ''] = sealed.split('.');
  const key = keys.find((known) => known.id === id);
  if (!key) throw new UnknownKey(id);
  const decipher = createDecipheriv('aes-256-gcm', derive(key, 'seal'), Buffer.from(iv, 'base64url'), {
    authTagLength: 16,
  });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(Buffer.from(tag, 'base64url'));
  return Buffer.concat([decipher.update(Buffer.from(bytes, 'base64url')), decipher.final()]).toString('utf8');
}

const markWith = (key: SecretKey, text: string, owner: string): string =>
  `${key.id}.${createHmac('sha256', derive(key, 'mark')).update(`${owner}\n${text}`).digest('base64url')}`;

/** The first key seals; all of them open. They are read when first needed. */
export function createVault(readKeys: () => readonly [SecretKey, ...SecretKey[]]): Vault {
  let known: readonly [SecretKey, ...SecretKey[]] | undefined;
  const keys = () => (known ??= readKeys());
  return {
    seal: (text, owner) => sealWith(keys()[0], text, owner),
    open: (sealed, owner) => openWith(keys(), sealed, owner),
    prefix: () => `${keys()[0].id}.`,
    mark: (text, owner) => markWith(keys()[0], text, owner),
    marks: (text, owner) => keys().map((key) => markWith(key, text, owner)),
  };
}
