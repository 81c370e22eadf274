/** Recharges, withdrawals and orders of the past. */
import { multiply } from '@openmall/sdk/money';
import type { Account, MoneyRecord } from '../state/account.ts';
import { centsOf } from '../state/cents.ts';
import type { Mall } from '../state/mall.ts';
import { addWalletEntry } from '../state/wallet-log.ts';
import { categoryPicture } from '../pictures/draw-picture.ts';
import { addOrder, type OrderHistory } from './add-order.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

export const TRON_ADDRESS = 'TSjvDRttV55QwU7Wq69fob7shgyMEkNfij';
const TRANSFER = '1c7e94a2f05b38d6e1740cb92f53a8d0476be1fc';

type PastTransfer = Pick<MoneyRecord, 'state' | 'amount' | 'failure'> & { readonly days: number };

const recharges: readonly PastTransfer[] = [
  { days: 90, amount: '1800', state: 1, failure: null },
  { days: 33, amount: '900', state: 1, failure: null },
  { days: 20, amount: '250', state: 2, failure: 'The transfer never arrived on this chain.' },
  { days: 7, amount: '450.5', state: 1, failure: null },
  { days: 0.2, amount: '300', state: 0, failure: null },
];
const withdrawals: readonly PastTransfer[] = [
  { days: 28, amount: '120', state: 1, failure: null },
  {
    days: 15,
    amount: '60',
    state: 2,
    failure: 'The address belongs to an exchange that takes no transfers.',
  },
  { days: 0.4, amount: '80', state: 0, failure: null },
];
const orders: readonly OrderHistory[] = [
  { ageMinutes: 74 * DAY_MINUTES, status: 5 },
  { ageMinutes: 61 * DAY_MINUTES, status: 5 },
  { ageMinutes: 47 * DAY_MINUTES, status: -1 },
  { ageMinutes: 38 * DAY_MINUTES, status: 6, returns: 2 },
  { ageMinutes: 21 * DAY_MINUTES, status: 4 },
  { ageMinutes: 12 * DAY_MINUTES, status: 4 },
  { ageMinutes: 6 * DAY_MINUTES, status: 3 },
  { ageMinutes: 3 * DAY_MINUTES, status: 3 },
  { ageMinutes: 2.5 * DAY_MINUTES, status: 6, returns: 1 },
  { ageMinutes: 2 * DAY_MINUTES, status: 2, returns: 3 },
  { ageMinutes: DAY_MINUTES, status: 2, isReminded: true },
  { ageMinutes: 300, status: 1 },
  { ageMinutes: 12, status: 0 },
  { ageMinutes: 4, status: 0 },
];

function recordOf(mall: Mall, kind: 'rc' | 'wd', { days, ...transfer }: PastTransfer): MoneyRecord {
  const createdAt = mall.openedAt - days * DAY_MINUTES * MINUTE;
  return {
    ...transfer,
    no: mall.nextId(kind),
    coin: 'USDT',
    chain: 'TRC20',
    fee: kind === 'wd' ? multiply(transfer.amount, '0.01') : '0',
    address: TRON_ADDRESS,
    image: kind === 'rc' ? categoryPicture('phones-audio') : null,
    createdAt,
    tx: transfer.state === 1 ? TRANSFER : null,
    reviewedAt: transfer.state === 0 ? undefined : createdAt + 22 * MINUTE,
  };
}

function recharge(mall: Mall, account: Account, transfer: PastTransfer): void {
  const record = recordOf(mall, 'rc', transfer);
  account.recharges.unshift(record);
  if (record.state !== 1) return;
  addWalletEntry(mall, account, {
    kind: 'recharge',
    cents: centsOf(record.amount),
    refId: record.no,
    at: record.reviewedAt ?? record.createdAt,
  });
}

function withdraw(mall: Mall, account: Account, transfer: PastTransfer): void {
  const record = recordOf(mall, 'wd', transfer);
  const cents = centsOf(record.amount);
  account.withdrawals.unshift(record);
  addWalletEntry(mall, account, {
    kind: 'withdrawal',
    cents: -cents,
    refId: record.no,
    at: record.createdAt,
  });
  if (record.state === 2)
    addWalletEntry(mall, account, {
      kind: 'withdrawalReturned',
      cents,
      refId: record.no,
      at: record.reviewedAt ?? record.createdAt,
    });
}

/** Adds recharges, withdrawals and orders by date, so that the balance of each wallet log line is right. */
export function addMoneyHistory(mall: Mall, account: Account): void {
  const events = [
    ...recharges.map((transfer) => ({
      minutes: transfer.days * DAY_MINUTES,
      run: () => recharge(mall, account, transfer),
    })),
    ...withdrawals.map((transfer) => ({
      minutes: transfer.days * DAY_MINUTES,
      run: () => withdraw(mall, account, transfer),
    })),
    ...orders.map((order) => ({ minutes: order.ageMinutes, run: () => addOrder(mall, account, order) })),
  ];
  for (const { run } of events.sort((a, b) => b.minutes - a.minutes)) run();
}
