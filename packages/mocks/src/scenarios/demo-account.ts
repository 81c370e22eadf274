/** The history of the demo buyer: orders, records, loans and chats in every state. */
import { examples } from '../generated/examples.ts';
import type { Account, IdentityCheck, StoredLoan } from '../state/account.ts';
import { demoBuyer, newAccount } from '../state/accounts.ts';
import type { Mall } from '../state/mall.ts';
import { addWalletEntry } from '../state/wallet-log.ts';
import { categoryPicture } from '../pictures/draw-picture.ts';
import { home, office } from './demo-addresses.ts';
import { addChats } from './past-chats.ts';
import { addMoneyHistory, TRON_ADDRESS } from './past-money.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

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
    paidOutAt: undefined,
    status,
    rejectReason: status === 4 ? 'The picture of the document cannot be read.' : null,
  };
  account.loans.unshift(loan);
  return loan;
}

/** Creates the demo account with nothing but a name. */
export function openDemoAccount(mall: Mall): Account {
  const account = newAccount(mall, demoBuyer.username, demoBuyer.password);
  account.name = 'Amelia Hartley';
  account.avatar = 3;
  return account;
}

const demoAuthenticator = examples.googleAuthGet().data;

const passed = (fields: IdentityCheck['fields'], appliedAt: number): IdentityCheck => ({
  fields,
  appliedAt,
  status: 2,
  reason: null,
  decidedAt: appliedAt + 47 * MINUTE,
});

/** Proves email, phone and identity of an account. */
function verify(account: Account, at: number): void {
  account.email = { address: account.username, isVerified: true };
  account.phone = { address: '44 7700900123', isVerified: true };
  account.authenticator = {
    ...demoAuthenticator,
    recoveryCodes: [...demoAuthenticator.recoveryCodes],
    drawnAt: at,
    usedStep: 0,
  };
  const { name, idname, idnumber, nationality, idimg_1, idimg_2 } = examples.kycGet().data;
  const image = (path: string | null) => path ?? undefined;
  account.identity.basic = passed(
    {
      name: name ?? '',
      idname: idname ?? '',
      idnumber: idnumber ?? '',
      nationality: nationality ?? '',
      idimg_1: image(idimg_1),
      idimg_2: image(idimg_2),
    },
    at,
  );
  account.identity.advanced = passed(
    { home_place: '14 Rosebery Avenue, London', idimg_1: image(idimg_1), idimg_2: image(idimg_2) },
    at,
  );
}

/** Creates the demo account with its whole history. */
export function fillDemoAccount(mall: Mall): Account {
  const account = openDemoAccount(mall);
  account.fundPassword = demoBuyer.fundPassword;
  verify(account, mall.openedAt - 250 * DAY_MINUTES * MINUTE);
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
  addChats(mall, account);
  return account;
}

/** Sets the balance by a bonus or a withdrawal, so that it still matches the wallet log. */
export function setBalance(mall: Mall, account: Account, cents: number): void {
  const change = cents - account.cents;
  if (change === 0) return;
  const kind = change < 0 ? 'withdrawal' : 'demoBonus';
  addWalletEntry(mall, account, { kind, cents: change, refId: mall.nextId(change < 0 ? 'wd' : 'bo') });
}
