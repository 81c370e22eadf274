import { ownPages } from '../routes/userInfo/pages.ts';
import { loadWords } from '../shared/i18n/i18n.ts';
import { paths } from '../shared/navigation/paths.ts';
import { lazyPage } from './lazy-page.ts';
import { loadPlainHeader } from './shell/load-plain-header.ts';

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
export const routes: readonly Route[] = [
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

/** Whether a route answers at an address. */
const answers = (path: string, at: string): boolean =>
  path.endsWith('/*') ? `${at}/`.startsWith(path.slice(0, -1)) : path === at;

const leave = () => undefined;

/** What else a page is made of: it would be asked for only when React draws what stands around it. */
function fetchRest(pathname: string): void {
  if (pathname === paths.settlement) void loadPlainHeader().catch(leave);
  const own = ownPages.find(({ path }) => path === pathname);
  if (own) Promise.all([own.load(), loadWords(...own.words)]).catch(leave);
}

/** Fetches the code of the page at an address, ahead of React. What fails is tried again when it is drawn. */
export function fetchPage(pathname: string): void {
  const at = pathname === paths.root ? paths.index : pathname;
  routes.find(({ path }) => answers(path, at))?.page.fetch();
  fetchRest(at);
}
