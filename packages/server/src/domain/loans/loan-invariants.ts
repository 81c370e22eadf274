import { sql } from 'kysely';
import type { InvariantRow } from '../ledger/invariant-row.ts';

const MOVED = sql`(
  select journal.ref_id, journal.slot, journal.outcome, transfer.amount, source.kind as from_kind, source.owner_id as from_owner,
    target.kind as to_kind, target.owner_id as to_owner
  from journal
  join transfer on transfer.journal_id = journal.id
  join account as source on source.id = transfer.from_account
  join account as target on target.id = transfer.to_account
  where journal.ref_kind = 'loan'
)`;

/** Started days of 24 hours until the repayment. The first starts with the payout. */
const DAYS = sql`(floor(extract(epoch from repaid_at - started_at) / 86400) + 1)`;

/** Invariants of loans. */
export const LOAN_INVARIANTS: readonly InvariantRow[] = [
  [
    'I17',
    'A loan was granted and repaid with its interest as its state says, and each user owes exactly the loans that are open',
    sql`select loan.id from loan left join ${MOVED} as moved on moved.ref_id = loan.id
      group by loan.id
      having coalesce(sum(moved.amount) filter (where slot = 'charge' and outcome = 'granted' and from_kind = 'loan_debt'
          and from_owner = user_id and to_kind = 'wallet' and to_owner = user_id), 0)
          <> case when status in (2, 3, 5) then loan.amount else 0 end
        or coalesce(sum(moved.amount) filter (where slot = 'settle' and outcome = 'paid' and from_kind = 'wallet'
          and from_owner = user_id and to_kind = 'loan_debt' and to_owner = user_id), 0)
          <> case when status = 5 then loan.amount else 0 end
        or coalesce(sum(moved.amount) filter (where slot = 'settle' and outcome = 'paid' and from_kind = 'wallet'
          and from_owner = user_id and to_kind = 'interest'), 0) <> coalesce(loan.interest, 0)
        or coalesce(sum(moved.amount), 0)
          <> case when status in (2, 3) then loan.amount when status = 5 then 2 * loan.amount + interest else 0 end
      union all
      select id from loan where interest <>
        trunc(amount * rate * ${DAYS} + amount * default_rate * greatest(0, ${DAYS} - term_days), 2)
      union all
      select id from loan where due_at <> started_at + term_days * interval '24 hours'
      union all
      select ref_id from journal where ref_kind = 'loan' and not exists (select from loan where id = ref_id)
      union all
      select debt.owner_id from (select owner_id, balance from account where kind = 'loan_debt') as debt
        full join (select user_id, sum(amount) as amount from loan where status in (2, 3) group by user_id) as open
        on open.user_id = debt.owner_id
        where coalesce(debt.balance, 0) <> -coalesce(open.amount, 0)
      union all
      select loan.id from loan left join loan_log as entry on entry.loan_id = loan.id group by loan.id
        having count(entry.position) is distinct from max(entry.position)
          or (array_agg(entry.step order by entry.position desc))[1] is distinct from case status
            when 2 then 'approve' when 3 then 'expire' when 4 then 'reject' when 5 then 'repay'
            else case when count(entry.position) = 1 then 'apply' else 'reapply' end end`,
  ],
];
