import { sql } from 'kysely';
import type { InvariantRow } from './invariant-row.ts';

/** Invariants of the money in suspense, whose owners have closed their accounts. */
export const SUSPENSE_INVARIANTS: readonly InvariantRow[] = [
  [
    'I27',
    'Money in suspense is that of the open records: one for each transfer into it, of its amount, for a user who closed their account; what an operator settled left it whole, once',
    sql`select transfer.journal_id as id from transfer left join suspense_item as item
        on (item.journal_id, item.line) = (transfer.journal_id, transfer.line)
      where (transfer.to_account = 'suspense::USDT') <> (item.journal_id is not null)
        or item.amount <> transfer.amount
      union all
      select item.journal_id from suspense_item as item
      join user_account as users on users.id = item.user_id
      join account on account.id = item.account_id
      left join store on account.kind = 'merchant' and store.id = account.owner_id
      where users.state <> 'closed' or item.user_id is distinct from
        case when account.kind = 'merchant' then store.owner_id else account.owner_id end
      union all
      select item.journal_id from suspense_item as item
      left join journal on journal.ref_kind = 'suspense' and journal.ref_id = item.journal_id || '-' || item.line
      left join transfer on transfer.journal_id = journal.id
      left join account on account.id = transfer.to_account
      where (coalesce(item.resolution, 'reversed') <> 'reversed') <> (journal.id is not null)
        or (journal.id is not null and not coalesce(transfer.from_account = 'suspense::USDT'
          and transfer.amount = item.amount and account.kind = case item.resolution when 'credit' then 'wallet' else 'chain' end, false))
      union all
      select 'suspense' from (
        select coalesce(sum(case when to_account = 'suspense::USDT' then amount else -amount end), 0) as amount
        from transfer where 'suspense::USDT' in (to_account, from_account)) as lies
      where lies.amount <> (select coalesce(sum(amount), 0) from suspense_item where settled_at is null)`,
  ],
];
