/** Corruptions of the ledger by a fault or a thief, with the invariant that must detect each. */
import type { Corruption } from './corruption.ts';
import { CLOCK_CORRUPTIONS } from './clock-corruptions.ts';
import { COUPON_CORRUPTIONS } from './coupon-corruptions.ts';
import { EARNING_CORRUPTIONS } from './earning-corruptions.ts';
import { DEMO_CORRUPTIONS } from './demo-corruptions.ts';
import { FIGURE_CORRUPTIONS } from './figure-corruptions.ts';
import { ORDER_CORRUPTIONS } from './order-corruptions.ts';
import { REFUND_CORRUPTIONS } from './refund-corruptions.ts';
import { RETURN_CORRUPTIONS } from './return-corruptions.ts';
import { SEAL_CORRUPTIONS } from './seal-corruptions.ts';
import { SUSPENSE_CORRUPTIONS } from './suspense-corruptions.ts';

const LENT = `(select id from loan where status = 2)`;
const REPAID = `(select id from loan where status = 5)`;

const ACCOUNTS: readonly Corruption[] = [
  [
    'a closed account is given money',
    'I23',
    ({ closed }) => [`update account set balance = 1 where owner_id = '${closed}' and kind = 'wallet'`],
  ],
  [
    'a closed account keeps a session',
    'I23',
    ({ closed }) => [`insert into token values ('x', '${closed}', now(), now())`],
  ],
  [
    'a closed account keeps its address',
    'I23',
    ({ closed }) => [`update user_account set email = 'left@example.com' where id = '${closed}'`],
  ],
  [
    'a closed account keeps its name',
    'I23',
    ({ closed }) => [`update user_account set login_name = 'left@example.com' where id = '${closed}'`],
  ],
  [
    'a closed account keeps an authenticator',
    'I23',
    ({ closed }) => [
      `insert into authenticator (user_id, secret, drawn_at) values ('${closed}', 'A', now())`,
    ],
  ],
  [
    'a closed account keeps a conversation',
    'I23',
    ({ closed }) => [
      `insert into chat_message (id, user_id, is_from_user, kind, content, created_at)
       values ('m_x', '${closed}', true, 'text', 'It is me', now())`,
    ],
  ],
  [
    'a closing takes what a person could spend',
    'I31',
    () => [`update journal set ref_kind = 'closing' where ref_kind = 'test_money'`],
  ],
  [
    'money for tests passes for a deposit',
    'I26',
    () => [`update journal set ref_kind = 'recharge' where ref_kind = 'test_money'`],
  ],
  [
    'a deposit is taken from the account of tests',
    'I26',
    () => [`update transfer set from_account = 'chain::USDT' where from_account = 'test::USDT'`],
  ],
  [
    'referrals form a cycle',
    'I24',
    ({ guest, host }) => [`update user_account set referrer_id = '${guest}' where id = '${host}'`],
  ],
  [
    'a basic verification is withdrawn below an advanced one',
    'I25',
    ({ host }) => [
      `update identity_check set status = 0, decided_at = null where user_id = '${host}' and kind = 'basic'`,
    ],
  ],
];

const WITHDRAWALS: readonly Corruption[] = [
  [
    'a paid withdrawal is put back',
    'I12',
    () => [
      `update withdrawal set state = 0, reviewed_at = null where state = 1 and user_id not in (select user_id from withdrawal where state = 0)`,
    ],
  ],
  [
    'a withdrawal is marked as paid',
    'I12',
    () => [`update withdrawal set state = 1, reviewed_at = now() where state = 0`],
  ],
  [
    'the amount of a withdrawal is lowered',
    'I12',
    () => [`update withdrawal set amount = amount - 1 where state = 1`],
  ],
  [
    'the fee of a withdrawal is raised',
    'I12',
    () => [`update withdrawal set fee_amount = fee_amount + 0.1 where state = 1`],
  ],
  ['a refused withdrawal is deleted', 'I12', () => [`delete from withdrawal where state = 2`]],
  [
    'the held amount grows',
    'I13',
    () => [`update account set balance = balance + 1 where kind = 'withdraw_hold'`],
  ],
  ['an open withdrawal is deleted', 'I13', () => [`delete from withdrawal where state = 0`]],
  [
    'the fee of a withdrawal goes to the chain',
    'I12',
    () => [
      `update transfer set to_account = 'chain::USDT' where to_account = 'fee::USDT' and from_account like 'withdraw_hold:%'`,
    ],
  ],
  [
    'a refused withdrawal becomes somebody else’s',
    'I12',
    () => [
      `update withdrawal set user_id = (select id from user_account where id not in (select user_id from withdrawal) limit 1) where state = 2`,
    ],
  ],
];

const INCOMING: readonly Corruption[] = [
  [
    'a recharge is credited without money',
    'I21',
    () => [`update recharge set state = 1, failure = null where state = 2`],
  ],
  ['a credited recharge is deleted', 'I22', () => [`delete from recharge where state = 1`]],
  [
    'the amount of a recharge is lowered',
    'I21',
    () => [`update recharge set amount = amount - 1 where state = 1`],
  ],
  [
    'a credit goes to somebody else',
    'I21',
    () => [
      `update recharge set user_id = (select id from user_account where id not in (select user_id from recharge) limit 1) where state = 1`,
    ],
  ],
  [
    'a recharge is marked as taken back',
    'I21',
    () => [`update recharge set reversed_at = now() where state = 1`],
  ],
  [
    'a payment is finished without money',
    'I22',
    () => [`update payment set state = 1, reviewed_at = now() where state = 0`],
  ],
  [
    'a finished payment is put back',
    'I22',
    () => [`update payment set state = 0, reviewed_at = null where state = 1`],
  ],
  [
    'a payment’s fee is lowered',
    'I22',
    () => [`update payment set handling_fee = handling_fee - 0.1, total = total - 0.1 where state = 1`],
  ],
  [
    'a handling fee is given away',
    'I22',
    () => [`update transfer set to_account = 'tax::USDT' where to_account = 'fee::USDT'`],
  ],
  [
    'a payment names orders of another buyer',
    'I22',
    () => [
      `update payment set order_key = (select id from orders where buyer_id <> payment.user_id limit 1) where state = 1`,
    ],
  ],
];

const LOANS: readonly Corruption[] = [
  [
    'a loan has no money',
    'I17',
    () => [`update loan set status = 1, started_at = null, due_at = null where id = ${LENT}`],
  ],
  [
    'a repayment has no money',
    'I17',
    () => [`update loan set status = 5, interest = 75, repaid_at = now() where id = ${LENT}`],
  ],
  [
    'the amount of a loan is lowered',
    'I17',
    () => [`update loan set amount = amount - 1 where id = ${LENT}`],
  ],
  [
    'interest is below the schedule',
    'I17',
    () => [`update loan set interest = interest - 0.01 where id = ${REPAID}`],
  ],
  [
    'interest goes to somebody else',
    'I17',
    () => [`update transfer set to_account = 'fee::USDT' where to_account = 'interest::USDT'`],
  ],
  ['a rate is changed', 'I17', () => [`update loan set rate = rate * 2 where id = ${REPAID}`]],
  [
    'a term is made longer',
    'I17',
    () => [`update loan set due_at = due_at + interval '1 day' where id = ${LENT}`],
  ],
  [
    'a debt has no loan',
    'I17',
    () => [`delete from loan_log where loan_id = ${LENT}`, `delete from loan where id = ${LENT}`],
  ],
  [
    'a step of a loan is missing',
    'I17',
    () => [`delete from loan_log where loan_id = ${LENT} and step = 'approve'`],
  ],
  [
    'a loan becomes another user’s',
    'I17',
    () => [`update loan set user_id = (select user_id from loan where id = ${REPAID}) where id = ${LENT}`],
  ],
];

export const CORRUPTIONS: readonly Corruption[] = [
  ...FIGURE_CORRUPTIONS,
  ...ORDER_CORRUPTIONS,
  ...REFUND_CORRUPTIONS,
  ...RETURN_CORRUPTIONS,
  ...CLOCK_CORRUPTIONS,
  ...COUPON_CORRUPTIONS,
  ...WITHDRAWALS,
  ...INCOMING,
  ...LOANS,
  ...ACCOUNTS,
  ...DEMO_CORRUPTIONS,
  ...SEAL_CORRUPTIONS,
  ...SUSPENSE_CORRUPTIONS,
  ...EARNING_CORRUPTIONS,
];
