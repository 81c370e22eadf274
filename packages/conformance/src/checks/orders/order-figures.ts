/** The amounts of an order are equal in every response, and the sum of their parts. */
import { compare, multiply, sum } from '@openmall/sdk/money';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { isAmount, placeAndRead, type Figures } from './order-views.ts';
import { defineChecks } from '../support/define-check.ts';

/** The sums of the contract. */
const sums: readonly (readonly [whole: string, parts: readonly string[]])[] = [
  ['total', ['prizeReal', 'fees', 'tax']],
  ['fees', ['freight', 'serviceFee']],
  ['freight', ['dispatchFee', 'longDistanceFee', 'deliveryFee']],
  ['prizeOriginal', ['prizeReal', 'discount']],
  ['itemsTotal', ['prizeReal', 'discount']],
];
const common = ['prizeReal', 'fees', 'tax', ...sums.flatMap(([whole, parts]) => [whole, ...parts])];

function findSumFault(figures: Figures): string | undefined {
  for (const [whole, parts] of sums) {
    const [stated, each] = [figures[whole], parts.map((part) => figures[part])];
    if (!isAmount(stated) || !each.every(isAmount)) continue;
    const come = sum(each);
    if (compare(stated, come) !== 0) return `shows ${whole} ${stated}, but ${parts.join(' + ')} is ${come}`;
  }
  return undefined;
}

function findDifference(placed: Figures, stated: Figures): string | undefined {
  const name = common.find((item) => {
    const [expected, actual] = [placed[item], stated[item]];
    return isAmount(expected) && isAmount(actual) && compare(expected, actual) !== 0;
  });
  return name && `shows ${name} ${String(stated[name])}, but the order was placed at ${String(placed[name])}`;
}

async function checkFigures(context: CheckContext): Promise<void> {
  const { views, lines, goods, previews, list } = await placeAndRead(context);
  const [placed, ...others] = views;
  if (!placed) return;
  for (const { exchange, figures } of others)
    context.expect(exchange.operation.id, findDifference(placed.figures, figures), placed.exchange, exchange);
  const pieces = lines.reduce((count, { goodsNum }) => count + goodsNum, 0);
  for (const { exchange, figures } of others) {
    const { goodsCount = pieces } = figures;
    const message = `shows ${String(goodsCount)} pieces, but the lines have ${pieces}`;
    context.expect(exchange.operation.id, goodsCount === pieces ? undefined : message, goods, exchange);
  }
  for (const shown of previews) {
    const line = lines.find(({ goodsId, skuId }) => goodsId === shown.goodsId && skuId === shown.skuId);
    const same = line?.goodsReal === shown.goodsReal && line.goodsNum === shown.goodsNum;
    const message = `shows ${shown.goodsNum} × ${shown.goodsReal} of ${shown.goodsId}, but order!listGoods shows ${line?.goodsNum} × ${line?.goodsReal}`;
    context.expect('orderListMain', same ? undefined : message, goods, list);
  }
}

async function checkParts(context: CheckContext): Promise<void> {
  const { views, lines, goods } = await placeAndRead(context);
  for (const { exchange, figures } of views)
    context.expect(exchange.operation.id, findSumFault(figures), exchange);
  for (const { goodsNum, goodsReal, totalCost } of lines) {
    const worth = multiply(goodsNum, goodsReal);
    const isRight = !isAmount(totalCost) || compare(totalCost, worth) === 0;
    const message = `shows totalCost ${String(totalCost)} for ${goodsNum} × ${goodsReal}`;
    context.expect('orderListGoods', isRight ? undefined : message, goods);
  }
}

/** An order may be rounded once, so this is a `should`: its lines may differ by a cent each. */
async function checkLineSums(context: CheckContext): Promise<void> {
  const { views, lines, goods } = await placeAndRead(context);
  const placed = views[0]?.figures ?? {};
  for (const [name, whole] of [
    ['tax', placed['tax']],
    ['fees', placed['freight']],
  ] as const) {
    const come = sum(lines.map((line) => line[name]).filter(isAmount));
    const isRight = !isAmount(whole) || compare(come, whole) === 0;
    const message = `shows lines whose ${name} add up to ${come}, but the order has ${String(whole)}`;
    context.expect('orderListGoods', isRight ? undefined : message, goods);
  }
}

const reads = ['orderSubmit', 'orderInfo', 'orderListMain', 'orderListGoods', 'orderQuote'] as const;
const define = defineChecks('orders', 'contract');

export const orderFigureChecks: readonly ActiveCheck[] = [
  define(
    'ord.figures',
    'Goods, freight, fees, tax and total of an order are equal in the quote, the submission, the list and its page.',
    reads,
    checkFigures,
  ),
  define(
    'ord.parts',
    'The amounts of an order add up: goods, fees and tax are the total, freight and service the fees, pieces times price the lines.',
    reads,
    checkParts,
  ),
  {
    ...define(
      'ord.line-sums',
      'Tax and freight of the lines add up to those of the order.',
      ['orderListGoods'],
      checkLineSums,
    ),
    level: 'should',
  },
];
