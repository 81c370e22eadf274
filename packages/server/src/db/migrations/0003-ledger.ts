/**
 * Double entry. One transfer moves a positive amount from one account to another, so both sides always sum to zero.
 * A journal groups the transfers of one business event. Its unique key alone prevents paying, refunding or releasing
 * twice. Journals and transfers are append-only.
 */
export const ledger: readonly string[] = [
  `create table account (
     id text primary key,
     kind text not null check (kind in
       ('wallet', 'withdraw_hold', 'merchant', 'loan_debt', 'escrow', 'chain', 'fee', 'tax', 'freight', 'interest', 'demo')),
     owner_id text not null default '',
     currency text not null default 'USDT',
     guarded boolean not null,
     floor numeric(38,10) not null default 0,
     balance numeric(38,10) not null default 0,
     seq bigint not null default 0,
     unique (kind, owner_id, currency),
     check (id = kind || ':' || owner_id || ':' || currency),
     check (guarded = (kind in ('wallet', 'withdraw_hold', 'merchant', 'loan_debt'))),
     check (floor > '-Infinity' and floor < 'Infinity'),
     check (balance > '-Infinity' and balance < 'Infinity'),
     check (not guarded or balance >= floor),
     check (kind <> 'loan_debt' or balance <= 0),
     check (guarded or (balance = 0 and seq = 0))
   )`,
  `create table journal (
     id text primary key,
     ref_kind text not null check (ref_kind in ('order', 'recharge', 'withdrawal', 'loan', 'demo_bonus')),
     ref_id text not null,
     slot text not null check (slot in ('charge', 'settle')),
     outcome text not null check (outcome in ('paid', 'released', 'refunded', 'credited', 'held', 'paid_out', 'returned', 'granted')),
     at timestamptz not null,
     unique (ref_kind, ref_id, slot)
   )`,
  `create table transfer (
     journal_id text not null references journal (id),
     line integer not null check (line >= 1),
     from_account text not null references account (id),
     to_account text not null references account (id),
     amount numeric(38,10) not null,
     from_seq bigint,
     from_after numeric(38,10),
     to_seq bigint,
     to_after numeric(38,10),
     primary key (journal_id, line),
     unique (from_account, from_seq),
     unique (to_account, to_seq),
     check (amount > 0 and amount < 'Infinity'),
     check (from_account <> to_account),
     check ((from_seq is null) = (from_after is null)),
     check ((to_seq is null) = (to_after is null))
   )`,
];
