/** Reads by the size of the mall, and those who ask. */
const query = (fields) => new URLSearchParams(fields).toString();
const pick = (list) => list[Math.floor(Math.random() * list.length)];
const size = () => 20;
/** Each buyer who asks has messages with these: `fill.ts` numbers them. */
const CHAT_STORES = 5;

/** Calls have a session, so that no kept answer hides what the database does. */
const callsOf = (data) => (path, fields) => () => {
  const { token } = data.buyers[data.next++ % data.buyers.length];
  const own = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value()]));
  return { name: path, method: 'POST', path: `/api/${path}?${query({ token, lang: 'en', ...own })}` };
};

function lists(data, call) {
  const category = () => pick(data.categories);
  const value = () => pick(data.attributeValues);
  const list = (fields) => call('sellerGoods!list', { pageSize: size, ...fields });
  return {
    'all goods': list({ pageNum: () => 1 }),
    'page 50': list({ pageNum: () => 50 }),
    'a category': list({ categoryId: category, pageNum: () => 1 }),
    'a category by price': list({ categoryId: category, isPrice: () => 1 }),
    'a category by rating': list({ categoryId: category, isRating: () => 2 }),
    'facets of a category': call('sellerGoods!facets', { categoryId: category }),
    'by price': list({ isPrice: () => 1 }),
    'dearest first': list({ isPrice: () => 2 }),
    newest: list({ isNew: () => 2 }),
    'most sold': list({ isHot: () => 2 }),
    recommended: list({ isRec: () => 2 }),
    'by rating': list({ isRating: () => 2 }),
    'price from 20 to 40': list({ minPrice: () => 20, maxPrice: () => 40 }),
    'with a discount': list({ discount: () => 1 }),
    'in stock': list({ inStock: () => 1 }),
    'rated 4 or better': list({ minRating: () => 4 }),
    'of a store': list({ sellerId: () => pick(data.stores) }),
    'of two stores': list({ sellerIds: () => [pick(data.stores), pick(data.stores)].join(',') }),
    'of an attribute value': list({ attrValueIds: value }),
    'of an attribute value by price': list({ attrValueIds: value, isPrice: () => 1 }),
    'of two attribute values': list({ attrValueIds: () => [value(), value()].join(',') }),
    detail: call('sellerGoods!info', { sellerGoodsId: () => pick(data.goods) }),
  };
}

function searches(data, call) {
  // So few that each is asked for again while a large mall keeps its matches, as common words are.
  const words = data.words.filter((_, at) => at % 7 === 0);
  const search = (keyword, lang = 'en') =>
    call('sellerGoods!search', { keyword, lang: () => lang, pageSize: size });
  const inLanguages = data.languages.flatMap(({ lang, name, common, rare }) => [
    [`search in ${name}`, search(() => pick(common), lang)],
    [`search in ${name}, 40 matches`, search(() => rare, lang)],
  ]);
  return {
    'search, as one types': call('sellerGoods!search-keyword', { keyword: () => pick(words) }),
    'search, a page': search(() => pick(words)),
    'search in a store': call('sellerGoods!searchSellerGoods', {
      sellerId: () => pick(data.stores),
      keyword: () => pick(data.words),
      pageSize: size,
    }),
    'search, misspelt': search(() => 'lantren'),
    'search, 500 matches': search(() => 'quartz'),
    'search, 5 matches': search(() => 'zircon'),
    ...Object.fromEntries(inLanguages),
  };
}

const personal = (data, call) => ({
  home: call('index!home', {}),
  'newest of home': call('sellerGoods!recommend_new', { type: () => 0, pageSize: () => 12 }),
  'my orders': call('order!listMain', { pageSize: () => 10 }),
  'my orders, searched': call('order!listMain', { keyword: () => '3000' }),
  'chat with the service': call('newOnlinechat!list', {}),
  'chats with stores': call('userOnlineChatController!userlist', {}),
  'chat with a store': call('userOnlineChatController!list', {
    partyid: () => `bulk_st${1 + Math.floor(Math.random() * CHAT_STORES)}`,
  }),
});

/** Pairs of a name and a function that returns the next call. */
export function readsBySize(data) {
  const call = callsOf(data);
  return Object.entries({ ...lists(data, call), ...searches(data, call), ...personal(data, call) });
}
