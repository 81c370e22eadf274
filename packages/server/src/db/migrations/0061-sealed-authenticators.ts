/** The keys themselves are sealed when a server starts: the database has never known what with. */
export const sealedAuthenticators: readonly string[] = [
  `comment on column authenticator.secret is 'Sealed (key id, nonce, text, tag) with a key that is not in the database'`,
  `comment on column recovery_code.hash is 'Keyed by the same: key id and HMAC'`,
];
