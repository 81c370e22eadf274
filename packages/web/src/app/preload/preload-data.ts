import {
  addressList,
  bannerBannerList,
  categoryTree,
  localuserGet,
  orderListMain,
  orderQuote,
  paymentMethods,
  sellerGoodsInfo,
  sellerGoodsList,
  sellerGoodsSearch,
  sellerGoodsSearchKeyword,
  walletGetUsdt,
  type Goods,
  type Transport,
} from '@openmall/sdk';
import {
  listParams as goodsListParams,
  readListState,
  type ListState,
} from '../../features/catalog/list-state.ts';
import { knownFirstAddress, type FirstAddress } from '../../features/checkout/first-address.ts';
import { linesOf, orderInfoOf } from '../../features/checkout/order-info.ts';
import { listParamsAt } from '../../features/orders/list/order-tabs.ts';
import { isSearchAsTyped, keywordOf, paths } from '../../shared/navigation/paths.ts';
import { session } from '../../shared/session/session.ts';
import { CARD_PICTURE_SIZES, fetchPicture } from '../../shared/ui/pictures/picture-set.ts';
import { showInShell } from './show-in-shell.ts';
import { quietTransport } from '../session/quiet-transport.ts';

export interface PreloadedQuery {
  /** The query key of the generated hook. */
  readonly queryKey: readonly [operationId: string, input?: object];
  readonly answer: Promise<unknown>;
  /** The response, if it has arrived. */
  readonly arrived: () => unknown;
  /** Sends the same request with another transport. */
  readonly again: (by: Transport) => Promise<unknown>;
}

const queries: PreloadedQuery[] = [];
let keep = (query: PreloadedQuery): void => void queries.push(query);

/** Passes every preloaded query to `keeper`: those sent before the query cache existed, and all later ones. */
export function adopt(keeper: (query: PreloadedQuery) => void): void {
  keep = keeper;
  queries.splice(0).forEach(keeper);
}

/** Failures are ignored: the page that needs the data requests it again and shows the error. */
const ignore = () => undefined;

interface Read<Input, Data> {
  (by: Transport, input: Input): Promise<Data>;
  readonly operationId: string;
}

/** Sends the request at once and calls back with a successful response. */
function preload<Input extends object, Data>(
  read: Read<Input, Data>,
  input: Input,
  use: (data: Data) => void = ignore,
): void {
  const answer = read(quietTransport, input);
  let response: Data | undefined;
  // A picture that a broken answer does not name is ignored, too.
  answer
    .then((data) => {
      response = data;
      use(data);
    })
    .catch(ignore);
  const hasInput = Object.keys(input).length > 0;
  const queryKey = hasInput ? ([read.operationId, input] as const) : ([read.operationId] as const);
  keep({ queryKey, answer, arrived: () => response, again: (by) => read(by, input) });
}

/** Requests the largest picture of the page as soon as its URL is known, before the page renders. */
function showPicture(address: string | null | undefined, width: number | string): void {
  if (address) fetchPicture(address, width);
}

/** Shows the first picture of the page in the app shell, before the page renders. */
function showHero(address: string | null | undefined, width: number): void {
  if (address) showInShell(address, width);
}

function home(): void {
  preload(bannerBannerList, { type: 'pc' }, ({ result }) => showHero(result[0]?.imgUrl, 728));
  preload(categoryTree, {});
}

function product(query: URLSearchParams): void {
  const sellerGoodsId = query.get('id') ?? '';
  if (sellerGoodsId === '') return;
  // A variant in the URL has its own picture.
  preload(sellerGoodsInfo, { sellerGoodsId }, ({ imgUrl1 }) =>
    showHero(query.has('sku') ? undefined : imgUrl1, 560),
  );
}

const showFirstOf =
  ({ view }: ListState) =>
  ({ pageList }: { readonly pageList: readonly Pick<Goods, 'imgUrl1'>[] }): void =>
    showPicture(pageList[0]?.imgUrl1, view === 'grid' ? CARD_PICTURE_SIZES : 160);

function category(query: URLSearchParams): void {
  const list = readListState(query);
  preload(sellerGoodsList, goodsListParams(list), showFirstOf(list));
  preload(categoryTree, {});
}

function search(query: URLSearchParams): void {
  const keyword = keywordOf(query.get('k')).trim();
  if (keyword === '') return;
  const list = readListState(query);
  const asTyped = isSearchAsTyped(query) ? ({ asTyped: '1' } as const) : {};
  preload(sellerGoodsSearch, { keyword, ...asTyped, ...goodsListParams(list) }, showFirstOf(list));
  preload(sellerGoodsSearchKeyword, { keyword });
  preload(categoryTree, {});
}

/** The goods of "Buy now"; the cart is not available here. */
function checkout(query: URLSearchParams): void {
  const orderInfo = orderInfoOf(linesOf(query.get('buy') ?? ''));
  const preloadPrices = (address: FirstAddress | undefined) => {
    preload(paymentMethods, address?.countryId === undefined ? {} : { countryId: address.countryId });
    if (orderInfo !== '') preload(orderQuote, { orderInfo, ...(address && { addressId: address.id }) });
  };
  const known = knownFirstAddress();
  if (known) preloadPrices(known);
  preload(walletGetUsdt, {});
  preload(addressList, {}, ({ pageList: [first] }) => {
    if (!known || first?.id !== known.id || first.countryId !== known.countryId) preloadPrices(first);
  });
}

function orders(query: URLSearchParams): void {
  preload(localuserGet, {});
  preload(orderListMain, listParamsAt(query), ({ pageList: [first] }) =>
    showPicture(first?.goods?.[0]?.goodsIcon, 72),
  );
}

const publicPages: Readonly<Record<string, (query: URLSearchParams) => void>> = {
  [paths.root]: home,
  [paths.index]: home,
  [paths.productDetails]: product,
  [paths.commodity]: category,
  [paths.searchGoods]: search,
};
const buyerPages: typeof publicPages = {
  [paths.settlement]: checkout,
  [paths.myOrder]: orders,
};

/** Requests the data at the top of the first page while the page's code is loading. */
export function fetchPreloadData({ pathname, search: query }: Pick<Location, 'pathname' | 'search'>): void {
  const start =
    publicPages[pathname] ?? (session.get().token === undefined ? undefined : buyerPages[pathname]);
  start?.(new URLSearchParams(query));
}
