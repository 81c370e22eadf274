import { changeAnswer, changeQuery, dataOf, intercept, rowsOf, type PlantedFault } from '../planted-fault.ts';

type Row = Record<string, unknown>;
const infoOf = (answer: Parameters<typeof dataOf>[0]): Row => (dataOf(answer)['pageInfo'] ?? {}) as Row;

const info = (name: string, change: (info: Row) => void): PlantedFault => ({
  name,
  caughtBy: 'page.figures',
  operations: ['sellerGoodsList'],
  plant: changeAnswer(['sellerGoodsList'], (answer) => void change(infoOf(answer))),
});

const goods = (name: string, caughtBy: string, change: (goods: Row) => void): PlantedFault => ({
  name,
  caughtBy,
  operations: ['sellerGoodsInfo'],
  plant: changeAnswer(['sellerGoodsInfo'], (answer) => {
    if (answer.code === '0') change(dataOf(answer));
  }),
});

const skusOf = (data: Row): Row[] => (data['canSelectAttributes'] as { skus: Row[] }).skus;
const guide = (...rows: readonly (readonly [size: string, from: number, to: number])[]): Row[] =>
  rows.map(([size, from, to]) => ({ size, measures: [{ part: 'waist', from, to }] }));

const methods = (name: string, change: (rows: Row[]) => void): PlantedFault => ({
  name,
  caughtBy: 'pay.methods',
  operations: ['paymentMethods'],
  plant: changeAnswer(['paymentMethods'], (answer) => {
    const data = answer.data as Row[] | Record<string, Row[]>;
    change(Array.isArray(data) ? data : (Object.values(data)[0] ?? []));
  }),
});

/** What a server sees that reads the last of two ids, and checks the owner of the first. */
const readsOther = (at: 0 | 1) =>
  intercept(['orderInfo'], ({ url, init, send }) => {
    const ids = url.searchParams.getAll('orderId');
    if (ids.length < 2) return send(url, init);
    return Promise.resolve(Response.json({ code: '0', msg: null, data: { orderInfo: { id: ids[at] } } }));
  });

export const pageFaults: readonly PlantedFault[] = [
  info('calls every page the first', (page) => (page['pageNum'] = 1)),
  info('says its own page size instead of the one asked for', (page) => (page['pageSize'] = 20)),
  info('counts one page too few', (page) => (page['totalPage'] = Math.max(0, Number(page['totalPage']) - 1))),
  info('counts a page more than there is', (page) => (page['totalPage'] = Number(page['totalPage']) + 1)),
  {
    name: 'repeats the last row of a page on the next one when sorted by price',
    caughtBy: 'page.sorted',
    operations: ['sellerGoodsList'],
    plant: (send) => {
      let last: Row | undefined;
      return changeAnswer(['sellerGoodsList'], (answer, { url }) => {
        if (url.searchParams.get('isPrice') !== '1') return;
        const rows = rowsOf(answer);
        if (last && url.searchParams.get('pageNum') === '2') rows[0] = last;
        last = rows.at(-1);
      })(send);
    },
  },
  {
    name: 'orders equal dates by chance',
    caughtBy: 'page.sorted',
    operations: ['sellerGoodsList'],
    plant: changeAnswer(['sellerGoodsList'], (answer, { url }) => {
      if (url.searchParams.get('isNew') === '2' && url.searchParams.get('pageNum') === '1')
        rowsOf(answer).reverse();
    }),
  },
  {
    name: 'pages goods without their sort',
    caughtBy: 'page.sorted',
    operations: ['sellerGoodsList'],
    plant: changeQuery(['sellerGoodsList'], (query) => {
      if (Number(query.get('pageNum')) > 1) query.delete('isPrice');
    }),
  },
  goods('lists a size twice in its guide', 'cat.size-guide', (data) => {
    data['sizeGuide'] = guide(['S', 60, 66], ['S', 66, 72]);
  }),
  goods('lists a smaller size after a larger one', 'cat.size-guide', (data) => {
    data['sizeGuide'] = guide(['M', 66, 72], ['S', 60, 66]);
  }),
  goods('lets a measure end before it begins', 'cat.size-guide', (data) => {
    data['sizeGuide'] = guide(['S', 66, 60]);
  }),
  goods('shows a variant that is 0 cm wide', 'cat.dimensions', (data) => {
    for (const sku of skusOf(data)) sku['dimensions'] = { width: 0, height: 5, depth: 5 };
  }),
  goods('shows a variant of a negative height', 'cat.dimensions', (data) => {
    for (const sku of skusOf(data)) sku['dimensions'] = { width: 3, height: -5, depth: 5 };
  }),
  methods('closes a payment method without a reason', (rows) => {
    for (const row of rows) Object.assign(row, { available: 0, reason: null });
  }),
  methods('gives a reason against an open payment method', (rows) => {
    for (const row of rows) Object.assign(row, { available: 1, reason: 'paymentMethodNotOpen' });
  }),
  methods('lists a payment method twice', (rows) => {
    const [first] = rows;
    if (first) rows.push(first);
  }),
  {
    name: 'shows a card as the payment of an order that was paid from the balance',
    caughtBy: 'ord.paid-by',
    operations: ['orderInfo'],
    plant: changeAnswer(['orderInfo'], (answer) => {
      const order = dataOf(answer)['orderInfo'] as Row | undefined;
      if (order?.['paymentMethod'] === 'balance') order['paymentMethod'] = 'card';
    }),
  },
  {
    name: 'shows a payment method before the payment',
    caughtBy: 'ord.paid-by',
    operations: ['orderInfo'],
    plant: changeAnswer(['orderInfo'], (answer) => {
      const order = dataOf(answer)['orderInfo'] as Row | undefined;
      if (order?.['paymentMethod'] === null) order['paymentMethod'] = 'balance';
    }),
  },
  {
    name: 'charges a fee for a payment from the balance',
    caughtBy: 'ord.paid-by',
    operations: ['orderInfo'],
    plant: changeAnswer(['orderInfo'], (answer) => {
      const order = dataOf(answer)['orderInfo'] as Row | undefined;
      if (order?.['paymentMethod'] === 'balance') order['handlingFee'] = 0.5;
    }),
  },
  {
    name: 'checks the owner of the first id and shows the second',
    caughtBy: 'sec.doubled-id',
    operations: ['orderInfo'],
    plant: readsOther(1),
  },
  {
    name: 'checks the owner of the last id and shows the first',
    caughtBy: 'sec.doubled-id',
    operations: ['orderInfo'],
    plant: readsOther(0),
  },
];
