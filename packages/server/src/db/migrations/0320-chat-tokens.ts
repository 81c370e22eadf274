/** Tokens of chat windows on other hosts. A table of its own, so that nothing takes one of them for a session. */
export const chatTokens: readonly string[] = [
  `create table chat_token (
     hash text primary key,
     session_hash text not null references token (hash) on delete cascade,
     expires_at timestamptz not null
   )`,
  `comment on column chat_token.hash is 'SHA-256 of the token'`,
  `create index chat_token_by_session on chat_token (session_hash)`,
  `create index chat_token_by_expiry on chat_token (expires_at)`,
];
