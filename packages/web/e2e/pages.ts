/** The URLs of all pages. */
import { goodsNamed } from './goods.ts';
import type { Mall } from './mall.ts';

/** URLs that do not exist. The server serves the store with 404. */
export const MISSING_PAGES = ['/productDetails?id=nothing-of-the-kind', '/no/such/page'] as const;

/** The URL of every page of a visitor. */
export async function visitorsPages(mall: Mall): Promise<readonly string[]> {
  const { id, categoryId, seller } = await goodsNamed(mall, 'Severn Ribbed Beanie');
  const keyword = encodeURIComponent('"lantern"');
  return [
    '/index',
    '/classification',
    '/commodity',
    `/commodity?categoryId=${categoryId}&view=list`,
    '/discounted',
    `/searchGoods?k=${keyword}`,
    `/searchStore?k=${encodeURIComponent('"house"')}`,
    `/searchResult/${keyword}`,
    `/store?id=${seller.id}`,
    `/productDetails?id=${id}`,
    '/information',
    '/information?topic=returns',
    '/login',
    '/register',
    '/forgotPassword',
    '/information?topic=news',
    '/information?topic=contact',
    '/chat',
    '/merchantSettled',
    '/credit',
    ...MISSING_PAGES,
  ];
}

/** The URL of every page of a buyer. */
export const buyersPages: readonly string[] = [
  '/index',
  '/chat',
  '/settlement',
  '/userInfo/dashboard',
  '/userInfo/my-order',
  '/userInfo/my-order?index=5',
  '/userInfo/collect-goods',
  '/userInfo/collect-shop',
  '/userInfo/history',
  '/userInfo/money-package',
  '/userInfo/money-package?index=2',
  '/userInfo/money-package/recharge',
  '/userInfo/money-package/recharge?by=thirdParty',
  '/userInfo/money-package/withdraw',
  '/credit',
  '/credit/myLoan',
  '/userInfo/setup',
  '/userInfo/setup/shipping-address',
  '/userInfo/setup/transaction-password',
  '/userInfo/setup/login-password',
  '/userInfo/setup/phone',
  '/userInfo/setup/email',
  '/userInfo/setup/mails',
  '/userInfo/setup/authenticator',
  '/userInfo/setup/identity',
  '/userInfo/setup/account-cancellation',
  '/userInfo/download',
];
