import { matchPath, Navigate } from 'react-router';
import { paths } from '../shared/navigation/paths.ts';
import type { PageRoute } from './keep-alive.tsx';
import { lazyPage } from './lazy-page.ts';
import { MerchantEntry } from './MerchantEntry.tsx';

const index = lazyPage(() => import('../routes/index/Page.tsx'), 'home', 'stores');
const classification = lazyPage(() => import('../routes/classification/Page.tsx'), 'catalog');
const commodity = lazyPage(() => import('../routes/commodity/Page.tsx'), 'catalog');
const discounted = lazyPage(() => import('../routes/discounted/Page.tsx'), 'catalog', 'home');
const searchGoods = lazyPage(() => import('../routes/searchGoods/Page.tsx'), 'catalog', 'search');
const searchStore = lazyPage(() => import('../routes/searchStore/Page.tsx'), 'search', 'stores', 'catalog');
const searchResult = lazyPage(() => import('../routes/searchResult/Page.tsx'), 'search');
const store = lazyPage(() => import('../routes/store/Page.tsx'), 'catalog', 'stores');
const productDetails = lazyPage(
  () => import('../routes/productDetails/Page.tsx'),
  'product',
  'reviews',
  'stores',
);

const information = lazyPage(() => import('../routes/information/Page.tsx'), 'information');

const chat = lazyPage(() => import('../routes/chat/Page.tsx'), 'chat', 'form', 'errors');
const login = lazyPage(() => import('../routes/login/Page.tsx'), 'account', 'form');
const forgotPassword = lazyPage(
  () => import('../routes/forgotPassword/Page.tsx'),
  'account',
  'security',
  'form',
);
const register = lazyPage(() => import('../routes/register/Page.tsx'), 'account', 'form');
const settlement = lazyPage(
  () => import('../routes/settlement/Page.tsx'),
  'checkout',
  'account',
  'form',
  'errors',
);
const paySuccess = lazyPage(() => import('../routes/paySuccess/Page.tsx'), 'checkout');
const credit = lazyPage(() => import('../routes/credit/Page.tsx'), 'loans', 'account', 'form', 'errors');
const userInfo = lazyPage(
  () => import('../routes/userInfo/Page.tsx'),
  'account',
  'orders',
  'checkout',
  'form',
  'errors',
);

interface Route {
  readonly path: string;
  readonly page: ReturnType<typeof lazyPage>;
  readonly keep?: boolean;
}

/** Every route of the store (spec §2), and whether it stays alive in the background. */
const routes: readonly Route[] = [
  { path: paths.index, page: index, keep: true },
  { path: paths.classification, page: classification, keep: true },
  { path: paths.commodity, page: commodity, keep: true },
  { path: paths.discounted, page: discounted, keep: true },
  { path: paths.searchGoods, page: searchGoods, keep: true },
  { path: paths.searchStore, page: searchStore },
  { path: paths.searchResult, page: searchResult },
  { path: paths.store, page: store, keep: true },
  { path: paths.productDetails, page: productDetails },
  { path: paths.information, page: information, keep: true },
  { path: paths.chat, page: chat },
  { path: paths.login, page: login, keep: true },
  { path: paths.forgotPassword, page: forgotPassword },
  { path: paths.register, page: register, keep: true },
  { path: paths.settlement, page: settlement },
  { path: paths.paySuccess, page: paySuccess },
  { path: `${paths.credit}/*`, page: credit },
  { path: `${paths.userInfo}/*`, page: userInfo },
];

export const pages: readonly PageRoute[] = [
  { path: paths.root, element: <Navigate to={paths.index} replace /> },
  { path: paths.merchantSettled, element: <MerchantEntry /> },
  ...routes.map(({ path, page: { Page }, keep }) => ({ path, element: <Page />, ...(keep && { keep }) })),
];

/** Fetches the code of the page at an address, ahead of React. */
export function fetchPage(pathname: string): void {
  const at = pathname === paths.root ? paths.index : pathname;
  routes.find(({ path }) => matchPath(path, at))?.page.fetch();
}
