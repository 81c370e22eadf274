/** Columns for encrypted authenticator keys. A server encrypts them when it starts, because the database has no key. */
export const sealedAuthenticators: readonly string[] = [
  `comment on column authenticator.secret is 'Sealed (key id, nonce, text, tag) with a key that is not in the database'`,
  `comment on column recovery_code.hash is 'Keyed by the same: key id and HMAC'`,
];
