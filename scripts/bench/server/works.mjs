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

/** The names of the next steps of a connection, by work. */
export const WORKS = {
  list: () => ['list'],
  detail: () => ['detail'],
  search: () => ['search'],
  home: () => ['home'],
  'my orders': () => ['orders'],
  'submit + pay': () => SALE,
  'submit + pay at 350/s': () => SALE,
  'a mixed day': () => (Math.random() < SALE_SHARE ? SALE : [pick(pool)]),
};

/** Works that begin at a rate, over so many connections: what buyers wait where the server is busy, but not full. */
export const PACED = { 'submit + pay at 350/s': { rate: 350, connections: 50 } };

/** The call that completes a work of several. The rate is that of this call. */
const COMPLETING = { 'submit + pay': 'pay', 'submit + pay at 350/s': 'pay' };

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
