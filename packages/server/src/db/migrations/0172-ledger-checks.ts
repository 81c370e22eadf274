/** Checks of the ledger that the desk asked for, with their results, and accounts that their owners could not close. */
export const ledgerChecks: readonly string[] = [
  `create table ledger_check (
     id text primary key,
     state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
     requested_by text not null,
     requested_at timestamptz not null,
     started_at timestamptz,
     finished_at timestamptz,
     checked integer not null default 0,
     total integer not null,
     breaches jsonb not null default '[]',
     check ((state in ('done', 'failed')) = (finished_at is not null))
   )`,
  `create unique index ledger_check_open on ledger_check ((true)) where state in ('waiting', 'running')`,
  `create index transfer_by_source on transfer (from_account)`,
  `create index transfer_by_target on transfer (to_account)`,

  `create table closing_attempt (
     user_id text primary key references user_account (id),
     reason text not null,
     attempts integer not null check (attempts > 0),
     at timestamptz not null
   )`,
  `comment on table closing_attempt is 'Accounts that could not be closed because of money or open records'`,
];
