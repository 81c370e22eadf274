import { sql } from 'kysely';
import type { InvariantRow } from './invariant-row.ts';

/** Transfers from or to the account of demo money, and all transfers of its journals. */
const MOVED = sql`(
  select journal.ref_kind, journal.ref_id, journal.slot, journal.outcome, transfer.line, transfer.amount,
    source.kind as from_kind, source.owner_id as from_owner, target.kind as to_kind, target.owner_id as to_owner
  from journal join transfer on transfer.journal_id = journal.id
  join account as source on source.id = transfer.from_account join account as target on target.id = transfer.to_account
  where journal.ref_kind = 'demo_bonus' or 'demo' in (source.kind, target.kind)
)`;

/** Invariants of demo money. */
export const DEMO_INVARIANTS: readonly InvariantRow[] = [
  [
    'I14',
    'A newcomer is given demo money once; it goes back from the same wallet only, at the closing, and never more than was given',
    sql`select ref_id from ${MOVED} as moved where ref_kind <> 'demo_bonus' or line <> 1 or not (
          (slot = 'settle' and outcome = 'credited' and from_kind = 'demo' and to_kind = 'wallet' and to_owner = ref_id)
          or (slot = 'charge' and outcome = 'returned' and from_kind = 'wallet' and from_owner = ref_id and to_kind = 'demo'
            and exists (select from user_account where id = ref_id and state = 'closed')))
      union all
      select ref_id from ${MOVED} as moved group by ref_id
      having sum(amount) filter (where to_kind = 'demo') > coalesce(sum(amount) filter (where from_kind = 'demo'), 0)`,
  ],
];
