import { sql } from 'kysely';
import type { InvariantRow } from '../ledger/invariant-row.ts';

/** Transfers of one kind of journal, with their parties. Money in suspense counts as its owner's. */
const moved = (refKind: 'commission' | 'store_payout') => sql`(
  select journal.ref_id, journal.slot, journal.outcome, transfer.amount, source.kind as from_kind, source.owner_id as from_owner,
    target.kind as to_kind, target.owner_id as to_owner
  from journal join transfer on transfer.journal_id = journal.id
  join account as source on source.id = transfer.from_account
  left join suspense_item as item on (item.journal_id, item.line) = (transfer.journal_id, transfer.line)
  join account as target on target.id = coalesce(item.account_id, transfer.to_account)
  where journal.ref_kind = ${sql.lit(refKind)}
)`;

/** Invariants of what stores earn, and of approvals of withdrawals. */
export const EARNING_INVARIANTS: readonly InvariantRow[] = [
  [
    'I40',
    'A payout took its amount from the account of its store to the wallet of its owner, once, and nothing else did',
    sql`select payout.id from store_payout as payout left join ${moved('store_payout')} as moved on moved.ref_id = payout.id
      group by payout.id
      having count(moved.amount) <> 1 or sum(moved.amount) <> payout.amount
        or not bool_and(slot = 'settle' and outcome = 'paid_out' and from_kind = 'merchant' and from_owner = payout.store_id
          and to_kind = 'wallet' and to_owner = payout.user_id)
      union all
      select ref_id from journal where ref_kind = 'store_payout' and not exists (select from store_payout where id = ref_id)`,
  ],
  [
    'I41',
    'The commission of an order is what the mall took from its store for it, and only received orders have one',
    sql`select orders.id from orders left join ${moved('commission')} as moved on moved.ref_id = orders.id
      group by orders.id
      having orders.commission <> coalesce(sum(moved.amount), 0)
        or (orders.commission > 0 and (count(moved.amount) <> 1 or orders.received_at is null
          or orders.commission > orders.items - orders.discount
          or not bool_and(from_kind = 'merchant' and from_owner = orders.store_id and to_kind = 'commission')))
      union all
      select ref_id from journal where ref_kind = 'commission' and not exists (select from orders where id = ref_id)`,
  ],
  [
    'I42',
    'A withdrawal is paid out only with an approval, and never by a person who approved it',
    sql`select withdrawal.id from withdrawal left join withdrawal_approval as approval on approval.withdrawal_id = withdrawal.id
      where withdrawal.state = 1 group by withdrawal.id
      having count(approval.actor_id) = 0 or withdrawal.paid_by is null
        or bool_or(approval.actor_id = withdrawal.paid_by and withdrawal.paid_by <> 'system')`,
  ],
];
