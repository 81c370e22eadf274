import { Navigate } from 'react-router';
import { paths } from '../shared/navigation/paths.ts';
import type { PageRoute } from './keep-alive.tsx';
import { lazyPage } from './lazy-page.ts';

const Index = lazyPage(() => import('../routes/index/Page.tsx'), 'home', 'stores');
const Classification = lazyPage(() => import('../routes/classification/Page.tsx'), 'catalog');
const Commodity = lazyPage(() => import('../routes/commodity/Page.tsx'), 'catalog');
const Discounted = lazyPage(() => import('../routes/discounted/Page.tsx'), 'catalog', 'home');
const SearchGoods = lazyPage(() => import('../routes/searchGoods/Page.tsx'), 'catalog', 'search');
const SearchStore = lazyPage(() => import('../routes/searchStore/Page.tsx'), 'search', 'stores', 'catalog');
const SearchResult = lazyPage(() => import('../routes/searchResult/Page.tsx'), 'search');
const Store = lazyPage(() => import('../routes/store/Page.tsx'), 'catalog', 'stores');
const ProductDetails = lazyPage(
  () => import('../routes/productDetails/Page.tsx'),
  'product',
  'reviews',
  'stores',
);

const Information = lazyPage(() => import('../routes/information/Page.tsx'), 'information');

const Login = lazyPage(() => import('../routes/login/Page.tsx'), 'account', 'form');
const Register = lazyPage(() => import('../routes/register/Page.tsx'), 'account', 'form');
const Settlement = lazyPage(
  () => import('../routes/settlement/Page.tsx'),
  'checkout',
  'account',
  'form',
  'errors',
);
const PaySuccess = lazyPage(() => import('../routes/paySuccess/Page.tsx'), 'checkout');
const UserInfo = lazyPage(
  () => import('../routes/userInfo/Page.tsx'),
  'account',
  'orders',
  'checkout',
  'form',
  'errors',
);

/** Every route of the store (spec §2), and whether it stays alive in the background. */
export const pages: readonly PageRoute[] = [
  { path: paths.root, element: <Navigate to={paths.index} replace /> },
  { path: paths.index, element: <Index />, keep: true },
  { path: paths.classification, element: <Classification />, keep: true },
  { path: paths.commodity, element: <Commodity />, keep: true },
  { path: paths.discounted, element: <Discounted />, keep: true },
  { path: paths.searchGoods, element: <SearchGoods />, keep: true },
  { path: paths.searchStore, element: <SearchStore /> },
  { path: paths.searchResult, element: <SearchResult /> },
  { path: paths.store, element: <Store />, keep: true },
  { path: paths.productDetails, element: <ProductDetails /> },
  { path: paths.information, element: <Information />, keep: true },
  { path: paths.login, element: <Login />, keep: true },
  { path: paths.register, element: <Register />, keep: true },
  { path: paths.settlement, element: <Settlement /> },
  { path: paths.paySuccess, element: <PaySuccess /> },
  { path: `${paths.userInfo}/*`, element: <UserInfo /> },
];
