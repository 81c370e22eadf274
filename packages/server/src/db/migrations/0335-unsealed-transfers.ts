/**
 * The transfers that no seal covers yet, in a table of their own. A seal looked for them among all transfers, each minute,
 * and again as long as it found some.
 */
export const unsealedTransfers: readonly string[] = [
  `create table unsealed_transfer (
     journal_id text not null,
     line integer not null
   )`,
  `comment on table unsealed_transfer is 'A trigger of transfer adds to it, and a seal takes them'`,
  `create function note_unsealed_transfers() returns trigger language plpgsql as $$ begin
     insert into unsealed_transfer (journal_id, line) select journal_id, line from added;
     return null;
   end $$`,
  `create trigger note_unsealed_transfers after insert on transfer referencing new table as added
   for each statement execute function note_unsealed_transfers()`,
];

/** Adds those from before. An older server may seal one meanwhile: the next seal drops it. */
export const copyUnsealedTransfers: readonly string[] = [
  `insert into unsealed_transfer (journal_id, line)
   select journal_id, line from transfer as booked
   where not exists (select from sealed_transfer where journal_id = booked.journal_id and line = booked.line)
     and not exists (select from unsealed_transfer where journal_id = booked.journal_id and line = booked.line)`,
];
