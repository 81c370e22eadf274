/** What an order costs: the same wherever it is told, and the sum of its parts. */
import { compare, multiply, sum } from '@openmall/sdk/money';
import type { Trial } from '../../runner/check.ts';
import type { Court } from '../../runner/check-context.ts';
import { isAmount, placeAndRead, type Figures } from './order-views.ts';
import { lawsOf } from '../support/define-check.ts';

/** What an order is made of, as the contract adds it up. */
const sums: readonly (readonly [whole: string, parts: readonly string[]])[] = [
  ['total', ['prizeReal', 'fees', 'tax']],
  ['fees', ['freight', 'serviceFee']],
  ['freight', ['dispatchFee', 'longDistanceFee', 'deliveryFee']],
  ['prizeOriginal', ['prizeReal', 'discount']],
  ['itemsTotal', ['prizeReal', 'discount']],
];
const common = ['prizeReal', 'fees', 'tax', ...sums.flatMap(([whole, parts]) => [whole, ...parts])];

function faultOfSums(figures: Figures): string | undefined {
  for (const [whole, parts] of sums) {
    const [told, each] = [figures[whole], parts.map((part) => figures[part])];
    if (!isAmount(told) || !each.every(isAmount)) continue;
    const come = sum(each);
    if (compare(told, come) !== 0) return `says ${whole} ${told}, where ${parts.join(' + ')} is ${come}`;
  }
  return undefined;
}

function faultBetween(placed: Figures, told: Figures): string | undefined {
  const name = common.find((one) => {
    const [at, now] = [placed[one], told[one]];
    return isAmount(at) && isAmount(now) && compare(at, now) !== 0;
  });
  return name && `says ${name} ${String(told[name])}, where the order was placed at ${String(placed[name])}`;
}

async function figuresAgree(court: Court): Promise<void> {
  const { tellings, lines, goods, previews, list } = await placeAndRead(court);
  const [placed, ...others] = tellings;
  if (!placed) return;
  for (const { exchange, figures } of others)
    court.expect(exchange.operation.id, faultBetween(placed.figures, figures), placed.exchange, exchange);
  const pieces = lines.reduce((count, { goodsNum }) => count + goodsNum, 0);
  for (const { exchange, figures } of others) {
    const { goodsCount = pieces } = figures;
    const says = `says ${String(goodsCount)} pieces, where the lines have ${pieces}`;
    court.expect(exchange.operation.id, goodsCount === pieces ? undefined : says, goods, exchange);
  }
  for (const shown of previews) {
    const line = lines.find(({ goodsId, skuId }) => goodsId === shown.goodsId && skuId === shown.skuId);
    const same = line?.goodsReal === shown.goodsReal && line.goodsNum === shown.goodsNum;
    const says = `shows ${shown.goodsNum} × ${shown.goodsReal} of ${shown.goodsId}, where order!listGoods shows ${line?.goodsNum} × ${line?.goodsReal}`;
    court.expect('orderListMain', same ? undefined : says, goods, list);
  }
}

async function partsAddUp(court: Court): Promise<void> {
  const { tellings, lines, goods } = await placeAndRead(court);
  for (const { exchange, figures } of tellings)
    court.expect(exchange.operation.id, faultOfSums(figures), exchange);
  for (const { goodsNum, goodsReal, totalCost } of lines) {
    const worth = multiply(goodsNum, goodsReal);
    const isRight = !isAmount(totalCost) || compare(totalCost, worth) === 0;
    const says = `says totalCost ${String(totalCost)} for ${goodsNum} × ${goodsReal}`;
    court.expect('orderListGoods', isRight ? undefined : says, goods);
  }
}

/** Rounding may be done once an order: by that alone lines may be a cent apart each. */
async function linesAddUp(court: Court): Promise<void> {
  const { tellings, lines, goods } = await placeAndRead(court);
  const placed = tellings[0]?.figures ?? {};
  for (const [name, whole] of [
    ['tax', placed['tax']],
    ['fees', placed['freight']],
  ] as const) {
    const come = sum(lines.map((line) => line[name]).filter(isAmount));
    const isRight = !isAmount(whole) || compare(come, whole) === 0;
    const says = `shows lines whose ${name} come to ${come}, where the order has ${String(whole)}`;
    court.expect('orderListGoods', isRight ? undefined : says, goods);
  }
}

const reads = ['orderSubmit', 'orderInfo', 'orderListMain', 'orderListGoods', 'orderQuote'] as const;
const law = lawsOf('orders', 'contract');

export const orderFigureChecks: readonly Trial[] = [
  law(
    'ord.figures',
    'Goods, freight, fees, tax and total of an order are the same in its quote, on submitting, in the list and on its page.',
    reads,
    figuresAgree,
  ),
  law(
    'ord.parts',
    'The figures of an order add up: goods, fees and tax are its total, freight and service its fees, pieces times price its lines.',
    reads,
    partsAddUp,
  ),
  {
    ...law(
      'ord.line-sums',
      'Tax and freight of the lines come to those of the order.',
      ['orderListGoods'],
      linesAddUp,
    ),
    level: 'should',
  },
];
