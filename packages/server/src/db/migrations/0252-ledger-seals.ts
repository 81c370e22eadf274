/**
 * Seals over transfers. Each is a hash of the one before and of its transfers, so that nobody can change, add or remove
 * a sealed transfer without breaking every later seal.
 */
export const ledgerSeals: readonly string[] = [
  `create table ledger_seal (
     id bigint primary key,
     hash bytea not null,
     sealed_at timestamptz not null
   )`,
  `create table sealed_transfer (
     journal_id text not null,
     line integer not null,
     seal_id bigint not null references ledger_seal (id),
     primary key (journal_id, line),
     foreign key (journal_id, line) references transfer (journal_id, line)
   )`,
  `create index sealed_transfer_by_seal on sealed_transfer (seal_id)`,
];
