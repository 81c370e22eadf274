/** What happened to the account of a user, as its owner may read it. Kept for a year. */
export const securityEvents: readonly string[] = [
  `create table security_event (
     id bigint generated always as identity primary key,
     user_id text not null references user_account (id),
     kind text not null,
     browser text,
     system text,
     at timestamptz not null
   )`,
  `create index security_event_by_user on security_event (user_id, id desc)`,
  `create index security_event_by_time on security_event (at)`,
];
