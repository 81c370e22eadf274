/** What `npm run bench:server` asks of both servers. */
const LANGUAGES = ['en', 'de', 'pt', 'ja'];
const pick = (list) => list[Math.floor(Math.random() * list.length)];
/** Some are asked for more often than others, as in a mall: the first of a list most. */
const popular = (list) => list[Math.floor(Math.random() ** 3 * list.length)];
const query = (fields) => new URLSearchParams(fields).toString();

/** Calls by step. `ours` and `floor` return a path; `state` belongs to one connection. */
function stepsOf(data) {
  const lang = () => pick(LANGUAGES);
  const buyerOf = (state) => (state.buyer ??= data.buyers[data.next++ % data.buyers.length]);
  const keepOrder = (body, state) => {
    state.orderId = JSON.parse(body).data?.orderList?.[0]?.orderId;
  };
  const word = () => {
    const whole = popular(data.words);
    return whole.slice(0, 3 + Math.floor(Math.random() * (whole.length - 2)));
  };
  const call = (method, path, fields) => ({ method, path: `${path}?${query(fields)}` });
  return {
    list: {
      ours: () =>
        call('POST', '/api/sellerGoods!list', {
          lang: lang(),
          categoryId: popular(data.categories),
          pageSize: 20,
          pageNum: 1,
        }),
      floor: () => call('GET', '/list', { category: popular(data.categories) }),
    },
    detail: {
      ours: () => call('POST', '/api/sellerGoods!info', { lang: lang(), sellerGoodsId: popular(data.goods) }),
      floor: () => call('GET', '/detail', { id: popular(data.goods) }),
    },
    search: {
      ours: () => call('POST', '/api/sellerGoods!search-keyword', { lang: 'en', keyword: word() }),
      floor: () => call('GET', '/search', { keyword: word() }),
    },
    home: {
      ours: () => call('POST', '/api/index!home', { lang: lang() }),
      floor: () => call('GET', '/home', {}),
    },
    orders: {
      ours: (state) => call('POST', '/api/order!listMain', { lang: 'en', token: buyerOf(state).token }),
      floor: (state) => call('GET', '/orders', { buyer: buyerOf(state).id }),
    },
    submit: {
      ours: (state) => {
        const { token, addressId } = buyerOf(state);
        const { goodsId, skuId, pieces } = pick(data.orderable);
        return call('POST', '/api/order!submit', {
          lang: 'en',
          token,
          addressId,
          orderInfo: `${goodsId},${skuId},${pieces}`,
        });
      },
      floor: (state) => call('POST', '/submit', { buyer: buyerOf(state).id, goods: pick(data.goods) }),
      keep: keepOrder,
    },
    pay: {
      ours: (state) =>
        call('POST', '/api/order!pay', {
          lang: 'en',
          token: buyerOf(state).token,
          orderId: state.orderId ?? 'none',
          safeword: data.pin,
        }),
      floor: (state) => call('POST', '/pay', { buyer: buyerOf(state).id, order: state.orderId }),
    },
  };
}

const SHARES = { list: 30, detail: 30, search: 15, home: 12, orders: 8 };
const pool = Object.entries(SHARES).flatMap(([name, share]) => Array.from({ length: share }, () => name));
const SALE = ['submit', 'pay'];
const SALE_SHARE = 0.05;

/**
 * Reads by size of the mall. They have a session, so that no kept answer hides what the database does.
 */
const reads = (data) => {
  const call = (path, fields) => () => {
    const { token } = data.buyers[data.next++ % data.buyers.length];
    const own = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value()]));
    return { name: path, method: 'POST', path: `/api/${path}?${query({ token, lang: 'en', ...own })}` };
  };
  const size = () => 20;
  // So few that each is asked for again while a large mall keeps its matches, as common words are.
  const words = data.words.filter((_, at) => at % 7 === 0);
  const category = () => pick(data.categories);
  const list = (fields) => call('sellerGoods!list', { pageSize: size, ...fields });
  return {
    'all goods': list({ pageNum: () => 1 }),
    'page 50': list({ pageNum: () => 50 }),
    'a category': list({ categoryId: category, pageNum: () => 1 }),
    'a category by price': list({ categoryId: category, isPrice: () => 1 }),
    'a category by rating': list({ categoryId: category, isRating: () => 2 }),
    'facets of a category': call('sellerGoods!facets', { categoryId: category }),
    'by price': list({ isPrice: () => 1 }),
    newest: list({ isNew: () => 2 }),
    'most sold': list({ isHot: () => 2 }),
    'by rating': list({ isRating: () => 2 }),
    'price from 20 to 40': list({ minPrice: () => 20, maxPrice: () => 40 }),
    detail: call('sellerGoods!info', { sellerGoodsId: () => pick(data.goods) }),
    'search, as one types': call('sellerGoods!search-keyword', { keyword: () => pick(words) }),
    'search, a page': call('sellerGoods!search', { keyword: () => pick(words), pageSize: size }),
    'search in a store': call('sellerGoods!searchSellerGoods', {
      sellerId: () => pick(data.stores),
      keyword: () => pick(data.words),
      pageSize: size,
    }),
    'search, misspelt': call('sellerGoods!search', { keyword: () => 'lantren', pageSize: size }),
    'search, 500 matches': call('sellerGoods!search', { keyword: () => 'quartz', pageSize: size }),
    'search, 5 matches': call('sellerGoods!search', { keyword: () => 'zircon', pageSize: size }),
    'search, German': call('sellerGoods!search', {
      keyword: () => 'leder',
      lang: () => 'de',
      pageSize: size,
    }),
    'search, Japanese': call('sellerGoods!search', {
      keyword: () => 'バッグ',
      lang: () => 'ja',
      pageSize: size,
    }),
    home: call('index!home', {}),
    'newest of home': call('sellerGoods!recommend_new', { type: () => 0, pageSize: () => 12 }),
    'my orders': call('order!listMain', { pageSize: () => 10 }),
    'my orders, searched': call('order!listMain', { keyword: () => '3000' }),
  };
};

export const readsBySize = (data) => Object.entries(reads(data));

/** The names of the next steps of a connection, by work. */
export const WORKS = {
  list: () => ['list'],
  detail: () => ['detail'],
  search: () => ['search'],
  home: () => ['home'],
  'my orders': () => ['orders'],
  'submit + pay': () => SALE,
  'a mixed day': () => (Math.random() < SALE_SHARE ? SALE : [pick(pool)]),
};

/** The call that completes a work of several. The rate is that of this call. */
const COMPLETING = { 'submit + pay': 'pay' };

/** Creates what a connection asks next, for one of the two servers. */
export function createWork(work, side, data) {
  const steps = stepsOf(data);
  const completing = COMPLETING[work];
  return (state) => {
    if (!state.queue?.length) state.queue = [...WORKS[work]()];
    const name = state.queue.shift();
    const { [side]: next, keep } = steps[name];
    return { name, keep, isCounted: !completing || name === completing, ...next(state) };
  };
}
