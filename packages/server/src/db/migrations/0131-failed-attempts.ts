/** Recent attempts of a name or a network address, after which logins and codes ask for the slider. */
export const failedAttempts: readonly string[] = [
  `create table failed_attempt (
     key text primary key,
     count integer not null check (count > 0),
     ends_at timestamptz not null)`,
  `comment on table failed_attempt is 'Wrong passwords of a name, and calls of an address without a solved slider'`,
  `create index failed_attempt_by_end on failed_attempt (ends_at)`,
];
