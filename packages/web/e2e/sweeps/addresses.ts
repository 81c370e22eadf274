/** The URLs of every page of the store. */
import {
  chatPath,
  informationPath,
  orderDetailPath,
  ordersPath,
  paths,
  placedPath,
  productPath,
  refundPath,
  reviewPath,
  searchGoodsPath,
  searchStorePath,
  settlementPath,
  storePath,
  withQuery,
} from '../../src/shared/navigation/paths.ts';
import type { BuyerHistory } from '../buyer-history.ts';

export const visitorAddresses = ({ goods }: BuyerHistory): readonly string[] => [
  paths.index,
  paths.classification,
  paths.commodity,
  withQuery(paths.commodity, { view: 'list' }),
  withQuery(paths.commodity, { minPrice: 5, maxPrice: 90, minRating: 3, inStock: 1, discount: 1 }),
  paths.discounted,
  searchGoodsPath('lantern'),
  searchGoodsPath('no such goods'),
  searchStorePath('house'),
  storePath(goods.seller.id),
  productPath(goods.id),
  productPath('none'),
  paths.login,
  paths.register,
  paths.forgotPassword,
  ...['about', 'news', 'contact', 'sell'].map(informationPath),
  paths.credit,
  '/no/such/page',
];

/** Pages of account, wallet and loans without parameters. */
const ownRoutes = [
  paths.dashboard,
  paths.download,
  paths.collectGoods,
  paths.collectShop,
  paths.history,
  paths.recharge,
  paths.withdraw,
  paths.setup,
  paths.loginPassword,
  paths.transactionPassword,
  paths.shippingAddress,
  paths.setupPhone,
  paths.setupEmail,
  paths.setupAuthenticator,
  paths.setupIdentity,
  paths.accountCancellation,
  paths.credit,
  paths.loanApplication,
  paths.myLoan,
] as const;

export const buyerAddresses = ({ goods, buy, orders }: BuyerHistory): readonly string[] => [
  paths.index,
  productPath(goods.id),
  settlementPath(),
  settlementPath(buy),
  placedPath([orders.unpaid]),
  withQuery(paths.paySuccess, { orders: orders.paid }),
  paths.myOrder,
  ordersPath(5),
  ...['cancel', 'pay'].map((action) => withQuery(paths.myOrder, { action, id: orders.unpaid })),
  withQuery(paths.myOrder, { action: 'receive', id: orders.delivered }),
  ...Object.values(orders).map(orderDetailPath),
  refundPath(orders.paid),
  reviewPath(orders.received),
  ...[0, 1, 2, 3].map((index) => withQuery(paths.moneyPackage, { index })),
  withQuery(paths.recharge, { by: 'thirdParty' }),
  ...ownRoutes,
  paths.chat,
  chatPath(goods.seller.id, goods.id),
  withQuery(paths.index, { customerService: 1 }),
];

const mainPaths: readonly string[] = [
  paths.index,
  paths.classification,
  paths.commodity,
  paths.productDetails,
  paths.store,
  paths.register,
  paths.settlement,
  paths.dashboard,
  paths.myOrder,
  paths.orderDetail,
  paths.moneyPackage,
  paths.recharge,
  paths.shippingAddress,
  paths.chat,
];

/** The most visited pages. */
export const isMainAddress = (address: string): boolean =>
  mainPaths.includes(new URL(address, 'http://mall.test').pathname);
