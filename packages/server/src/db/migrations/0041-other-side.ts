/** The back office: the audit log, merchant applications, accounts on hold, and test money. */
export const otherSide: readonly string[] = [
  // Actions of merchants, carriers, operators, loan officers and the blockchain. Users act in their own records.
  `create table desk_act (
     id text primary key,
     subject_id text not null,
     role text not null check (role in ('merchant', 'carrier', 'operator', 'chain', 'loanOfficer', 'agent', 'system')),
     actor text not null check (actor <> ''),
     act text not null,
     reason text not null default '',
     at timestamptz not null
   )`,
  `create index desk_act_by_subject on desk_act (subject_id, id)`,

  `create table merchant_application (
     id text primary key,
     user_id text not null references user_account (id),
     state text not null default 'applied' check (state in ('applied', 'admitted', 'refused')),
     store_name text not null,
     country_code char(2) not null,
     location text not null default '',
     remark text not null default '',
     reason text,
     store_id text references store (id),
     applied_at timestamptz not null,
     decided_at timestamptz,
     check ((state = 'applied') = (decided_at is null)),
     check ((state = 'admitted') = (store_id is not null)),
     check ((state = 'refused') = (reason is not null))
   )`,
  `create unique index merchant_application_one_open on merchant_application (user_id) where state = 'applied'`,
  `create index merchant_application_waiting on merchant_application (applied_at) where state = 'applied'`,

  `alter table user_account
     add column hold text not null default 'none' check (hold in ('none', 'extraVerification'))`,

  // Two steps: a withdrawal is approved first and paid out later.
  `alter table withdrawal add column approved_at timestamptz`,
  `update withdrawal set approved_at = reviewed_at where state = 1`,

  `create index orders_unreviewed on orders (received_at, id) where status = 4`,

  `alter table account drop constraint account_kind_check`,
  `alter table account add constraint account_kind_check check (kind in
     ('wallet', 'withdraw_hold', 'merchant', 'loan_debt', 'escrow', 'chain', 'fee', 'tax', 'freight', 'interest', 'demo', 'test'))`,
  `alter table journal drop constraint journal_ref_kind_check`,
  `alter table journal add constraint journal_ref_kind_check
     check (ref_kind in ('order', 'recharge', 'withdrawal', 'loan', 'demo_bonus', 'test_money'))`,
  `insert into account (id, kind, guarded) values ('test::USDT', 'test', false)`,
];
