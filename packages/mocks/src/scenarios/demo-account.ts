/** The history of the demo buyer: orders, records, loans and chats in every state. */
import type { Address } from '@openmall/sdk';
import { addMessage, conversationWith } from '../handlers/chat.ts';
import { examples } from '../generated/examples.ts';
import type { Account, StoredLoan, MoneyRecord } from '../state/account.ts';
import { demoBuyer, newAccount } from '../state/accounts.ts';
import { centsOf } from '../state/cents.ts';
import type { Mall } from '../state/mall.ts';
import { addWalletEntry } from '../state/wallet-log.ts';
import { categoryPicture } from '../pictures/draw-picture.ts';
import { addOrder, type OrderHistory } from './add-order.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

const home: Address = {
  id: 'ad_home',
  use: 1,
  phone: '44 7700900123',
  contacts: 'Amelia Hartley',
  address: '14 Rosebery Avenue, Flat 3',
  email: 'amelia@example.com',
  postcode: 'EC1R 4TD',
  country: 'United Kingdom',
  province: 'England',
  city: 'London',
  countryId: 826,
  provinceId: 82601,
  cityId: 8260101,
};
const office: Address = {
  ...home,
  id: 'ad_office',
  use: 0,
  phone: '44 2079460958',
  contacts: 'Hartley & Daughters Ltd',
  address: 'Unit 7, Canal Yard',
  email: null,
  postcode: 'M1 2WD',
  city: 'Manchester',
  cityId: 8260102,
};

const TRON_ADDRESS = 'TSjvDRttV55QwU7Wq69fob7shgyMEkNfij';
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
    feeCents: kind === 'wd' ? Math.floor(centsOf(transfer.amount) / 100) : 0,
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
function addMoneyHistory(mall: Mall, account: Account): void {
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

export function addLoan(
  mall: Mall,
  account: Account,
  status: StoredLoan['status'],
  daysAgo: number,
): StoredLoan {
  const picture = categoryPicture('computers-office');
  const loan: StoredLoan = {
    id: mall.nextId('ln'),
    realName: 'Amelia Hartley',
    amountCents: 12_000_000,
    days: 30,
    identification: 'GB20041986',
    countryId: 826,
    pictures: [picture, picture, picture],
    appliedAt: mall.openedAt - daysAgo * DAY_MINUTES * MINUTE,
    status,
    rejectReason: status === 4 ? 'The picture of the document cannot be read.' : null,
  };
  account.loans.unshift(loan);
  return loan;
}

const serviceChat = [
  ['send', 'Hello, my parcel shows "sorting centre" since yesterday.'],
  ['receive', 'Hello Amelia, it left there this morning and is on the van now.'],
  ['send', 'Wonderful, thank you!'],
  ['receive', 'With pleasure. Write any time.'],
] as const;
const storeChats = [
  [
    ['send', 'Does this also come in a larger size?'],
    ['receive', 'Not yet, but next month. Shall I write to you then?'],
  ],
  [
    ['send', 'Could you wrap one of the two as a present?'],
    ['receive', 'With pleasure. Just write it into the remarks of the order.'],
    ['send', 'Done, thank you!'],
  ],
  [
    ['send', 'The handle came loose after a week.'],
    ['receive', 'That should not happen. A new one is on its way to you, free of charge.'],
  ],
] as const;

function chat(mall: Mall, account: Account): void {
  serviceChat.forEach(([by, content], index) =>
    addMessage(mall, account.service, {
      type: 'text',
      content,
      by,
      at: mall.openedAt - (60 - index * 9) * MINUTE,
    }),
  );
  const stores = mall.random.sample(mall.stores, storeChats.length);
  storeChats.forEach((lines, chatIndex) => {
    const store = stores[chatIndex];
    if (!store) return;
    const conversation = conversationWith(account, store.listing.id);
    lines.forEach(([by, content], index) =>
      addMessage(mall, conversation, {
        type: 'text',
        content,
        by,
        at: mall.openedAt - (400 + chatIndex * 3_000 - index * 14) * MINUTE,
      }),
    );
    if (chatIndex > 0) conversation.unread = 0;
  });
  account.service.unread = 1;
}

/** Creates the demo account with nothing but a name. */
export function openDemoAccount(mall: Mall): Account {
  const account = newAccount(mall, demoBuyer.username, demoBuyer.password);
  account.name = 'Amelia Hartley';
  account.avatar = 3;
  return account;
}

/** Creates the demo account with its whole history. */
export function fillDemoAccount(mall: Mall): Account {
  const account = openDemoAccount(mall);
  account.fundPassword = demoBuyer.fundPassword;
  account.isVerified = true;
  account.boundAddress = TRON_ADDRESS;
  account.addresses.push(home, office);
  account.bankCards.push(...examples.bankCardList().data.pageList);
  account.favourites.push(...mall.random.sample(mall.goods, 9).map(({ listing }) => listing.id));
  const dayMs = DAY_MINUTES * MINUTE;
  for (const [index, { listing }] of mall.random.sample(mall.stores, 5).entries())
    account.follows.push({ storeId: listing.id, at: mall.openedAt - (index + 1) * 4 * dayMs });
  for (const [index, { listing }] of mall.random.sample(mall.goods, 16).entries())
    account.history.push({
      id: mall.nextId('bh'),
      goodsId: listing.id,
      at: mall.openedAt - index * 0.3 * dayMs,
    });
  addMoneyHistory(mall, account);
  addLoan(mall, account, 5, 160);
  addLoan(mall, account, 4, 45);
  addLoan(mall, account, 1, 1);
  chat(mall, account);
  return account;
}

/** Sets the balance by a bonus or a withdrawal, so that it still matches the wallet log. */
export function setBalance(mall: Mall, account: Account, cents: number): void {
  const change = cents - account.cents;
  if (change === 0) return;
  const kind = change < 0 ? 'withdrawal' : 'demoBonus';
  addWalletEntry(mall, account, { kind, cents: change, refId: mall.nextId(change < 0 ? 'wd' : 'bo') });
}
