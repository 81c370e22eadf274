import { sql } from 'kysely';
import type { InvariantRow } from './invariant-row.ts';

/** Invariants of accounts. */
export const ACCOUNT_INVARIANTS: readonly InvariantRow[] = [
  [
    'I23',
    'A closed account has no money, hold, debt, open record, session or personal data',
    sql`select users.id from user_account as users where state = 'closed' and (
        email is not null or phone is not null or login_name not like 'closed:%'
        or exists (select from account where owner_id = users.id and guarded and balance <> 0)
        or exists (select from token where user_id = users.id)
        or exists (select from recharge where user_id = users.id and recharge.state = 0)
        or exists (select from withdrawal where user_id = users.id and withdrawal.state = 0)
        or exists (select from loan where user_id = users.id and status in (1, 2, 3))
        or exists (select from orders where (buyer_id = users.id or store_id in (select id from store where owner_id = users.id))
          and (status in (0, 1, 2, 3) or (status = 6 and refund_status = 1)))
        or exists (select from return_case as goods join orders on orders.id = goods.order_id
          where buyer_id = users.id and goods.state not in (4, 7))
        or exists (select from orders join store on store.id = store_id
          where owner_id = users.id and status in (4, 5) and released_at is null)
        or exists (select from identity_check where user_id = users.id)
        or exists (select from chat_message where user_id = users.id)
        or exists (select from payment where user_id = users.id and payment.state = 0)
        or exists (select from merchant_application where user_id = users.id and merchant_application.state = 'applied')
        or exists (select from authenticator where user_id = users.id))`,
  ],
  [
    'I24',
    'No referral chain contains a cycle',
    sql`with recursive line (id, referrer_id, path) as (
        select id, referrer_id, array[id] from user_account where referrer_id is not null
        union all
        select line.id, users.referrer_id, path || users.id from line
        join user_account as users on users.id = line.referrer_id where not users.id = any(path)
      ) select id from line where referrer_id = id`,
  ],
  [
    'I31',
    'A closing books less than a cent of each account of the closed user as a fee, and nothing else',
    sql`select journal.ref_id from journal join transfer on transfer.journal_id = journal.id
      join account as source on source.id = transfer.from_account join account as target on target.id = transfer.to_account
      where ref_kind = 'closing' and not (slot = 'charge' and outcome = 'paid' and amount < 0.01 and target.kind = 'fee'
        and (source.kind = 'wallet' and source.owner_id = ref_id
          or source.kind = 'merchant' and exists (select from store where store.id = source.owner_id and store.owner_id = ref_id))
        and exists (select from user_account where id = ref_id and state = 'closed'))`,
  ],
  [
    'I25',
    'An advanced identity check exists only after a passed basic one',
    sql`select id from identity_check as advanced where kind = 'advanced' and not exists
      (select from identity_check as basic where basic.user_id = advanced.user_id and basic.kind = 'basic' and basic.status = 2)`,
  ],
];
