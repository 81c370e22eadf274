/** Fingerprints of the keys that the servers of this mall use, so that a server with other keys is noticed. */
export const serverKeys: readonly string[] = [
  `create table server_key (
     fingerprint text primary key,
     seen_at timestamptz not null
   )`,
  `comment on column server_key.fingerprint is 'Name of the key and an HMAC of a constant by it; it does not reveal the key'`,
];
