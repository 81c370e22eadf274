/** Owners can have their withdrawal address removed after a pause, and withdrawals say whether a code came with them. */
export const addressRelease: readonly string[] = [
  `alter table withdraw_address add column release_at timestamptz`,
  `comment on column withdraw_address.release_at is 'When the address is removed, as its owner asked; null otherwise'`,
  `create index withdraw_address_by_release on withdraw_address (release_at, user_id) where release_at is not null`,
  `alter table withdrawal add column without_code boolean not null default false`,
  `comment on column withdrawal.without_code is
     'Requested by an existing client, which cannot send the code of the authenticator; two people approve it'`,
];
