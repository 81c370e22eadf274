import { ownPages } from '../routes/userInfo/pages.ts';
import { paths } from '../shared/navigation/paths.ts';
import { lazyPage } from './pages/lazy-page.ts';
import { loadPlainHeader } from './shell/header/load-plain-header.ts';

const index = lazyPage('index', () => import('../routes/index/Page.tsx'));
const classification = lazyPage('classification', () => import('../routes/classification/Page.tsx'));
const commodity = lazyPage('commodity', () => import('../routes/commodity/Page.tsx'));
const discounted = lazyPage('discounted', () => import('../routes/discounted/Page.tsx'));
const searchGoods = lazyPage('searchGoods', () => import('../routes/searchGoods/Page.tsx'));
const searchStore = lazyPage('searchStore', () => import('../routes/searchStore/Page.tsx'));
const searchResult = lazyPage('searchResult', () => import('../routes/searchResult/Page.tsx'));
const store = lazyPage('store', () => import('../routes/store/Page.tsx'));
const productDetails = lazyPage('productDetails', () => import('../routes/productDetails/Page.tsx'));
const information = lazyPage('information', () => import('../routes/information/Page.tsx'));
const chat = lazyPage('chat', () => import('../routes/chat/Page.tsx'));
const login = lazyPage('login', () => import('../routes/login/Page.tsx'));
const forgotPassword = lazyPage('forgotPassword', () => import('../routes/forgotPassword/Page.tsx'));
const register = lazyPage('register', () => import('../routes/register/Page.tsx'));
const settlement = lazyPage('settlement', () => import('../routes/settlement/Page.tsx'));
const paySuccess = lazyPage('paySuccess', () => import('../routes/paySuccess/Page.tsx'));
const credit = lazyPage('credit', () => import('../routes/credit/Page.tsx'));
const userInfo = lazyPage('userInfo', () => import('../routes/userInfo/Page.tsx'));

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

/** Whether a route matches a path. */
const answers = (path: string, at: string): boolean =>
  path.endsWith('/*') ? `${at}/`.startsWith(path.slice(0, -1)) : path === at;

/** Requests the texts of the page at a URL that the HTML does not preload, before there is a library to keep them. */
export function fetchPageTexts(pathname: string): void {
  ownPages.find(({ path }) => path === pathname)?.fetchTexts();
}

/** Preloads the code of the page at a URL. React shows or retries a failure when it renders the page. */
export async function fetchPage(pathname: string): Promise<void> {
  const at = pathname === paths.root ? paths.index : pathname;
  await Promise.allSettled([
    routes.find(({ path }) => answers(path, at))?.page.load(),
    // Otherwise these would be requested only when React renders their parents.
    at === paths.settlement || at === paths.paySuccess ? loadPlainHeader() : undefined,
    ownPages.find(({ path }) => path === at)?.load(),
  ]);
}
