/** Bank cards and accounts that users save for withdrawals. A deleted one keeps only its id, not its number and names. */
export const bankCards: readonly string[] = [
  `create table bank_card (
     id text primary key,
     user_id text not null references user_account (id),
     bank_name text not null,
     holder text not null,
     number text not null,
     created_at timestamptz not null,
     forgotten_at timestamptz,
     check (forgotten_at is null or number = '')
   )`,
  `create unique index bank_card_by_number on bank_card (user_id, number) where forgotten_at is null`,
];
