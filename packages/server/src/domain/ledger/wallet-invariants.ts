import { sql } from 'kysely';
import type { InvariantRow } from './invariant-row.ts';

/**
 * Transfers of recharges, payments and withdrawals with their journals and parties. Money in suspense counts
 * as its owner's.
 */
const moved = (refKind: 'recharge' | 'withdrawal') => sql`(
  select journal.ref_id, journal.slot, journal.outcome, transfer.amount, source.kind as from_kind, source.owner_id as from_owner,
    target.kind as to_kind, target.owner_id as to_owner
  from journal
  join transfer on transfer.journal_id = journal.id
  join account as source on source.id = transfer.from_account
  left join suspense_item as item on (item.journal_id, item.line) = (transfer.journal_id, transfer.line)
  join account as target on target.id = coalesce(item.account_id, transfer.to_account)
  where journal.ref_kind = ${sql.lit(refKind)}
)`;
const WITHDRAWN = moved('withdrawal');
const CAME_IN = moved('recharge');

/** Invariants of the money that enters and leaves the mall. */
export const WALLET_INVARIANTS: readonly InvariantRow[] = [
  [
    'I12',
    'A withdrawal took its whole worth from its user, and paid it out, gave it back or still holds it as its state says',
    sql`select withdrawal.id from withdrawal left join ${WITHDRAWN} as moved on moved.ref_id = withdrawal.id
      group by withdrawal.id
      having coalesce(sum(moved.amount) filter (where slot = 'charge' and outcome = 'held' and from_kind = 'wallet'
          and from_owner = user_id and to_kind = 'withdraw_hold' and to_owner = user_id), 0) <> withdrawal.amount
        or coalesce(sum(moved.amount) filter (where slot = 'settle' and outcome = 'paid_out' and from_owner = user_id
          and to_kind = 'chain'), 0) <> case state when 1 then withdrawal.amount - fee_amount else 0 end
        or coalesce(sum(moved.amount) filter (where slot = 'settle' and outcome = 'paid_out' and from_owner = user_id
          and to_kind = 'fee'), 0) <> case state when 1 then fee_amount else 0 end
        or coalesce(sum(moved.amount) filter (where slot = 'settle' and outcome = 'returned' and from_owner = user_id
          and to_kind = 'wallet' and to_owner = user_id), 0) <> case state when 2 then withdrawal.amount else 0 end
        or coalesce(sum(moved.amount), 0) <> withdrawal.amount * case state when 0 then 1 else 2 end
      union all
      select ref_id from journal where ref_kind = 'withdrawal' and not exists (select from withdrawal where id = ref_id)`,
  ],
  [
    'I13',
    'What is held for a user is what the open withdrawal of that user asks for',
    sql`select held.owner_id from (select owner_id, balance from account where kind = 'withdraw_hold') as held
      full join (select user_id, sum(amount) as amount from withdrawal where state = 0 group by user_id) as open
        on open.user_id = held.owner_id
      where coalesce(held.balance, 0) <> coalesce(open.amount, 0)`,
  ],
  [
    'I21',
    'A recharge is credited exactly once and whole if its state says so, and taken back whole if the chain took it back',
    sql`select recharge.id from recharge left join ${CAME_IN} as moved on moved.ref_id = recharge.id
      group by recharge.id
      having coalesce(sum(moved.amount) filter (where slot = 'settle' and outcome = 'credited' and from_kind = 'chain'
          and to_kind = 'wallet' and to_owner = user_id), 0) <> case state when 1 then recharge.amount else 0 end
        or coalesce(sum(moved.amount) filter (where slot = 'charge' and outcome = 'returned' and to_kind = 'chain'
          and ((from_kind = 'wallet' and from_owner = user_id) or from_kind in ('fee', 'suspense'))), 0)
          <> case when reversed_at is null then 0 else recharge.amount end
        or coalesce(sum(moved.amount), 0) <> case state when 1 then recharge.amount else 0 end
          + case when reversed_at is null then 0 else recharge.amount end
        or (state = 1 and not is_third_party and hash is null)`,
  ],
  [
    'I22',
    'What a provider was paid is credited once: a finished payment has paid its orders, and no other has',
    sql`select payment.id from payment left join ${CAME_IN} as moved on moved.ref_id = payment.id
      group by payment.id
      having coalesce(sum(moved.amount) filter (where from_kind = 'chain' and outcome = 'credited' and slot = 'settle'
          and ((to_kind = 'wallet' and to_owner = user_id) or to_kind = 'fee')), 0) not in (0, payment.total)
        or coalesce(sum(moved.amount) filter (where to_kind = 'fee'), 0) <> case state when 1 then handling_fee else 0 end
        or (state = 1 and count(moved.ref_id) = 0)
        or (state = 0 and count(moved.ref_id) > 0)
        or coalesce(sum(moved.amount), 0) not in (0, payment.total)
      union all
      select payment.id from payment cross join unnest(string_to_array(order_key, ',')) as paid (order_id)
      left join orders on orders.id = paid.order_id
      where state = 1 and (orders.paid_at is null or orders.buyer_id <> payment.user_id)
      union all
      select ref_id from journal where ref_kind = 'recharge' and not exists (select from recharge where id = ref_id)
        and not exists (select from payment where id = ref_id)`,
  ],
];
