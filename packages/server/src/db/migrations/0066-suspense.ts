/**
 * Money for an account that was closed in the meantime. It waits in an account of the mall; a record names the intended
 * owner until an operator settles it.
 */
export const suspense: readonly string[] = [
  `alter table account drop constraint account_kind_check`,
  `alter table account add constraint account_kind_check check (kind in
     ('wallet', 'withdraw_hold', 'merchant', 'loan_debt', 'escrow', 'chain', 'fee', 'tax', 'freight', 'interest', 'demo', 'test', 'suspense'))`,
  `insert into account (id, kind, guarded) values ('suspense::USDT', 'suspense', false)`,
  `create table suspense_item (
     journal_id text not null,
     line integer not null,
     account_id text not null references account (id),
     user_id text not null references user_account (id),
     amount numeric(38,10) not null check (amount > 0),
     created_at timestamptz not null,
     settled_at timestamptz,
     primary key (journal_id, line),
     foreign key (journal_id, line) references transfer (journal_id, line)
   )`,
  `create index suspense_item_open on suspense_item (created_at) where settled_at is null`,
  `create index suspense_item_by_user on suspense_item (user_id)`,
];
