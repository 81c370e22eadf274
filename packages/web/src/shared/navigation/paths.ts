/** The URLs of the store (spec §2). `paths` are patterns for the router, the functions below them build links. */
export const paths = {
  root: '/',
  index: '/index',
  classification: '/classification',
  commodity: '/commodity',
  information: '/information',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgotPassword',
  store: '/store',
  searchGoods: '/searchGoods',
  searchStore: '/searchStore',
  searchResult: '/searchResult/:k?',
  discounted: '/discounted',
  productDetails: '/productDetails',
  settlement: '/settlement',
  paySuccess: '/paySuccess',
  userInfo: '/userInfo',
  dashboard: '/userInfo/dashboard',
  myOrder: '/userInfo/my-order',
  orderDetail: '/userInfo/order-detail',
  orderReturn: '/userInfo/order-return',
  orderEvaluation: '/userInfo/order-evaluation',
  download: '/userInfo/download',
  collectGoods: '/userInfo/collect-goods',
  collectShop: '/userInfo/collect-shop',
  history: '/userInfo/history',
  moneyPackage: '/userInfo/money-package',
  recharge: '/userInfo/money-package/recharge',
  withdraw: '/userInfo/money-package/withdraw',
  setup: '/userInfo/setup',
  loginPassword: '/userInfo/setup/login-password',
  transactionPassword: '/userInfo/setup/transaction-password',
  shippingAddress: '/userInfo/setup/shipping-address',
  setupPhone: '/userInfo/setup/phone',
  setupEmail: '/userInfo/setup/email',
  setupAuthenticator: '/userInfo/setup/authenticator',
  setupMails: '/userInfo/setup/mails',
  setupIdentity: '/userInfo/setup/identity',
  accountCancellation: '/userInfo/setup/account-cancellation',
  chat: '/chat',
  merchantSettled: '/merchantSettled',
  credit: '/credit',
  loanApplication: '/credit/application',
  myLoan: '/credit/myLoan',
} as const;

type Query = Readonly<Record<string, string | number | undefined>>;

/** A path with its query; absent values are left out. */
export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

export const productPath = (id: string, sku?: string): string => withQuery(paths.productDetails, { id, sku });
export const storePath = (id: string): string => withQuery(paths.store, { id });
export const categoryPath = (categoryId: string): string => withQuery(paths.commodity, { categoryId });

/** `k` carries the keyword as JSON (spec §2). */
export const searchGoodsPath = (keyword: string): string =>
  withQuery(paths.searchGoods, { k: JSON.stringify(keyword) });
/** Searches the keyword without a correction. */
export const searchAsTypedPath = (keyword: string): string =>
  withQuery(paths.searchGoods, { k: JSON.stringify(keyword), asTyped: 1 });
export const isSearchAsTyped = (query: URLSearchParams): boolean => query.get('asTyped') === '1';
export const searchStorePath = (keyword: string): string =>
  withQuery(paths.searchStore, { k: JSON.stringify(keyword) });
export const ordersPath = (index: number): string => withQuery(paths.myOrder, { index });

export const orderDetailPath = (id: string): string => withQuery(paths.orderDetail, { id });
/** The refund of an order: the application and its status. */
export const refundPath = (orderId: string): string => withQuery(paths.orderReturn, { id: orderId });
/** Where the goods of an order are reviewed. */
export const reviewPath = (orderId: string): string => withQuery(paths.orderEvaluation, { id: orderId });
/** Information about the mall, by topic. */
export const informationPath = (topic: string): string => withQuery(paths.information, { topic });

/** The checkout of the selected lines of the cart, or of the goods in `buy` (triplets as in order!submit). */
export const settlementPath = (buy?: string): string => withQuery(paths.settlement, { buy });
/** The payment step of the checkout for unpaid orders; by balance unless another payment method is given. */
export const placedPath = (orderIds: readonly string[], method?: string): string =>
  withQuery(paths.settlement, {
    orders: orderIds.join(','),
    method: method === 'balance' ? undefined : method,
  });
export const paySuccessPath = (orderIds: readonly string[]): string =>
  withQuery(paths.paySuccess, { orders: orderIds.join(',') });

/** The recharge page, with the URL to return to. */
export const rechargePath = (back?: string): string => withQuery(paths.recharge, { back });
/** The loan application, with the rejected loan if the buyer applies again. */
export const loanPath = (creditId?: string): string => withQuery(paths.loanApplication, { creditId });

/** The chat with a store, about goods if they are given; without a store, all conversations. */
export const chatPath = (partyid?: string, productId?: string): string =>
  withQuery(paths.chat, { partyid, productId });

/** The login page, with the URL to return to. */
export const loginPath = (back?: string): string => withQuery(paths.login, { back });

/** Reads `k`; a keyword that someone typed into the URL without quotes is taken as it is. */
export function keywordOf(k: string | null): string {
  if (k === null) return '';
  try {
    const value: unknown = JSON.parse(k);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  } catch {
    return k;
  }
}
