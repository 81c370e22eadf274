import { dataOf, changeAnswer, type PlantedFault } from './planted-fault.ts';

type Id = PlantedFault['operations'][number];

/** Changes the first row of a list, or the object of an answer. */
const inFirst = (
  id: Id,
  list: string,
  change: (row: Record<string, unknown>) => void,
): PlantedFault['plant'] =>
  changeAnswer([id], (answer) => {
    const found = dataOf(answer)[list];
    for (const row of [found].flat().slice(0, 1)) if (row) change(row as Record<string, unknown>);
  });

const more = (row: Record<string, unknown>, name: string): void => {
  row[name] = Number(row[name]) + 1;
};

export const figureFaults: readonly PlantedFault[] = [
  {
    name: 'lists orders at another price than they were placed at',
    caughtBy: 'ord.figures',
    operations: ['orderListMain'],
    plant: inFirst('orderListMain', 'pageList', (order) => more(order, 'priceCount')),
  },
  {
    name: 'lists the goods of orders at another price than they were bought at',
    caughtBy: 'ord.figures',
    operations: ['orderListMain'],
    plant: inFirst('orderListMain', 'pageList', (order) =>
      more((order['goods'] as [Record<string, unknown>])[0], 'goodsReal'),
    ),
  },
  {
    name: 'shows another tax than was charged',
    caughtBy: 'ord.figures',
    operations: ['orderInfo'],
    plant: inFirst('orderInfo', 'orderInfo', (order) => more(order, 'tax')),
  },
  {
    name: 'quotes less than it charges',
    caughtBy: 'ord.figures',
    operations: ['orderQuote'],
    plant: inFirst('orderQuote', 'stores', (store) => more(store, 'total')),
  },
  {
    name: 'charges the price of one piece for a line that reaches a price tier',
    caughtBy: 'ord.price-tiers',
    operations: ['orderQuote'],
    plant: inFirst('orderQuote', 'stores', (store) => {
      for (const line of store['lines'] as Record<string, unknown>[])
        if (Number(line['goodsNum']) > 1) line['goodsReal'] = line['sellingPrice'];
    }),
  },
  {
    name: 'shows price tiers from the largest quantity to the smallest',
    caughtBy: 'ord.falling-tiers',
    operations: ['sellerGoodsInfo'],
    plant: changeAnswer(['sellerGoodsInfo'], (answer) => {
      const { skus } = dataOf(answer)['canSelectAttributes'] as { skus: Record<string, unknown>[] };
      for (const sku of skus) sku['priceTiers'] = [sku['priceTiers']].flat().toReversed();
    }),
  },
  {
    name: 'shows a total that is not the sum of its parts',
    caughtBy: 'ord.parts',
    operations: ['orderInfo'],
    plant: inFirst('orderInfo', 'orderInfo', (order) => more(order, 'total')),
  },
  {
    name: 'shows a discount that was not granted',
    caughtBy: 'ord.parts',
    operations: ['orderInfo'],
    plant: inFirst('orderInfo', 'orderInfo', (order) => more(order, 'discount')),
  },
  {
    name: 'shows lines whose amount does not match the price and quantity',
    caughtBy: 'ord.parts',
    operations: ['orderListGoods'],
    plant: inFirst('orderListGoods', 'pageList', (line) => more(line, 'totalCost')),
  },
  {
    name: 'shows lines whose taxes do not add up to the tax of the order',
    caughtBy: 'ord.line-sums',
    operations: ['orderListGoods'],
    plant: inFirst('orderListGoods', 'pageList', (line) => more(line, 'tax')),
  },
];
