/** Loans and their applications. A new application after a rejection reuses the row. */
export const loans: readonly string[] = [
  `create table loan (
     id text primary key,
     user_id text not null references user_account (id),
     status integer not null check (status between 1 and 5),
     real_name text not null,
     country_id integer not null,
     identification text not null,
     image_face text not null,
     image_back text not null,
     image_hand text not null,
     amount numeric(38,10) not null check (amount > 0 and amount < 'Infinity'),
     term_days integer not null check (term_days between 1 and 365),
     rate numeric(38,10) not null check (rate >= 0 and rate <= 1),
     default_rate numeric(38,10) not null check (default_rate >= 0 and default_rate <= 1),
     reject_reason text,
     interest numeric(38,10) check (interest >= 0 and interest < 'Infinity'),
     submitted_at timestamptz not null,
     changed_at timestamptz not null,
     started_at timestamptz,
     due_at timestamptz,
     repaid_at timestamptz,
     check ((started_at is not null) = (status in (2, 3, 5))),
     check ((started_at is null) = (due_at is null)),
     check ((repaid_at is not null) = (status = 5)),
     check ((interest is not null) = (status = 5)),
     check ((reject_reason is not null) = (status = 4))
   )`,
  `create index loan_by_user on loan (user_id, submitted_at desc, id desc)`,
  // A user has at most one open loan or application. A rejected application counts as open, because a new one replaces it.
  `create unique index loan_one_open on loan (user_id) where status <> 5`,
  `create index loan_waiting on loan (changed_at) where status = 1`,
  `create index loan_due on loan (due_at) where status = 2`,
  `create table loan_log (
     loan_id text not null references loan (id),
     position integer not null check (position >= 1),
     step text not null check (step in ('apply', 'approve', 'reject', 'reapply', 'expire', 'repay')),
     detail text not null default '',
     at timestamptz not null,
     primary key (loan_id, position)
   )`,
];
