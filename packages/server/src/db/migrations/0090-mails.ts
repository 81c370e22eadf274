/** Mails in the language of their reader, topics that a user turned off, and newsletters that must be confirmed. */
export const mails: readonly string[] = [
  `alter table user_account
     add column lang text not null default 'en',
     add column muted_mails text[] not null default '{}'`,
  `alter table outbox add column html text, add column unsubscribe text`,
  `comment on column outbox.unsubscribe is 'The address of the List-Unsubscribe header; empty for mails that always go out'`,
  `alter table subscription
     add column confirmed_at timestamptz,
     add column requested_at timestamptz`,
  `update subscription set confirmed_at = created_at`,
];
