/** Sizes, size guides and payment methods (extensions of the contract). */
import type { GoodsDetails, PaymentMethod, PaymentMethodsData } from '@openmall/sdk';
import type { ActiveCheck } from '../../../runner/check.ts';
import type { CheckContext } from '../../../runner/check-context.ts';
import { FUND_PASSWORD } from '../../../setup/accounts.ts';
import { missingPrecondition, PreconditionError } from '../../../setup/precondition-error.ts';
import { succeeded } from '../../../target/exchange.ts';
import { defineChecks } from '../../support/define-check.ts';

type Guide = NonNullable<GoodsDetails['sizeGuide']>;

function guideFault(guide: Guide): string | undefined {
  const sizes = guide.map(({ size }) => size);
  const twice = sizes.find((size, index) => sizes.indexOf(size) !== index);
  if (twice !== undefined) return `lists the size ${twice} twice in its size guide`;
  for (const [index, { size, measures }] of guide.entries()) {
    const parts = measures.map(({ part }) => part);
    if (new Set(parts).size < parts.length) return `measures a part of size ${size} twice`;
    const reversed = measures.find(({ from, to }) => from > to);
    if (reversed) return `lets ${reversed.part} of size ${size} go from ${reversed.from} to ${reversed.to}`;
    const smaller = guide[index - 1];
    const falls = measures.find(({ part, from }) =>
      smaller?.measures.some((other) => other.part === part && other.from > from),
    );
    if (falls) return `shows size ${size} after a larger one: its ${falls.part} is smaller`;
  }
  return undefined;
}

function dimensionFault({ canSelectAttributes }: GoodsDetails): string | undefined {
  for (const { skuId, dimensions } of canSelectAttributes.skus) {
    const figures = dimensions ? [dimensions.width, dimensions.height, dimensions.depth] : [];
    if (figures.some((figure) => !(figure > 0)))
      return `shows a size of ${figures.join(' × ')} cm for ${skuId}`;
  }
  return undefined;
}

/** How many goods are judged. */
const ENOUGH = 3;

async function expectOfGoods(
  context: CheckContext,
  ids: AsyncIterable<string> | Iterable<string>,
  findFault: (goods: GoodsDetails) => string | undefined,
  { isMeant, what }: { readonly isMeant: (goods: GoodsDetails) => boolean; readonly what: string },
): Promise<void> {
  let found = 0;
  for await (const sellerGoodsId of ids) {
    const exchange = await context.call('sellerGoodsInfo', { sellerGoodsId });
    const goods = exchange.envelope?.data as GoodsDetails | null | undefined;
    if (!succeeded(exchange) || !goods || !isMeant(goods)) continue;
    context.expect('sellerGoodsInfo', findFault(goods), exchange);
    found += 1;
    if (found === ENOUGH) return;
  }
  if (found === 0) throw missingPrecondition(`goods with ${what}`);
}

/** Some goods of each category: only clothes, shoes and jewellery have a guide. */
async function* goodsOfCategories({ setup: { request } }: CheckContext): AsyncGenerator<string> {
  const { pageList } = await request('categoryList', {});
  for (const { categoryId } of pageList ?? []) {
    const goods = await request('sellerGoodsList', { categoryId, pageNum: 1, pageSize: 2 });
    for (const { id } of goods.pageList) yield id;
  }
}

const checkGuides = (context: CheckContext): Promise<void> =>
  expectOfGoods(context, goodsOfCategories(context), ({ sizeGuide }) => guideFault(sizeGuide ?? []), {
    isMeant: ({ sizeGuide }) => (sizeGuide?.length ?? 0) > 0,
    what: 'a size guide',
  });

async function checkDimensions(context: CheckContext): Promise<void> {
  const offers = await context.setup.catalog.offers();
  const ids = offers.map(({ sellerGoodsId }) => sellerGoodsId);
  await expectOfGoods(context, ids, dimensionFault, {
    isMeant: ({ canSelectAttributes }) => canSelectAttributes.skus.some(({ dimensions }) => dimensions),
    what: 'sizes in centimetres',
  });
}

async function checkMethods(context: CheckContext): Promise<void> {
  const exchange = await context.call('paymentMethods', {});
  if (!succeeded(exchange))
    throw new PreconditionError('inconclusive', 'the payment methods could not be read', exchange);
  const methods = exchange.envelope?.data as PaymentMethodsData;
  const rows: readonly PaymentMethod[] = Array.isArray(methods) ? methods : Object.values(methods).flat();
  const codes = rows.map(({ code }) => code);
  const twice = codes.find((code, index) => codes.indexOf(code) !== index);
  context.expect('paymentMethods', twice && `lists ${twice} twice`, exchange);
  const silent = rows.find(({ available, reason }) => (available === 1) !== (reason === null));
  const why = silent?.reason === null ? 'without a reason' : `with the reason ${String(silent?.reason)}`;
  const state = silent?.available === 1 ? 'open' : 'closed';
  context.expect('paymentMethods', silent && `shows ${silent.code} as ${state} ${why}`, exchange);
}

async function checkPaidBy(context: CheckContext): Promise<void> {
  const { accounts, orders } = context.setup;
  const caller = await accounts.first();
  const { orderId, total, prizeReal } = await orders.place(caller);
  const read = async () => {
    const exchange = await context.call('orderInfo', { orderId }, { caller });
    const { orderInfo } = (exchange.envelope?.data ?? {}) as {
      orderInfo?: { paymentMethod?: string | null; handlingFee?: number };
    };
    return { exchange, ...orderInfo };
  };
  const before = await read();
  if (before.paymentMethod === undefined) throw missingPrecondition('orders that show how they were paid');
  const early = `shows ${String(before.paymentMethod)} as the payment of an order that waits for it`;
  context.expect('orderInfo', before.paymentMethod === null ? undefined : early, before.exchange);
  await orders.fund(caller, String(total ?? prizeReal));
  const pay = await context.call('orderPay', { orderId, safeword: FUND_PASSWORD }, { caller });
  if (!succeeded(pay)) throw new PreconditionError('inconclusive', 'an order could not be paid', pay);
  const after = await read();
  const shown = `shows ${String(after.paymentMethod)} with a fee of ${String(after.handlingFee)} for an order paid from the balance`;
  const isRight = after.paymentMethod === 'balance' && (after.handlingFee ?? 0) === 0;
  context.expect('orderInfo', isRight ? undefined : shown, pay, after.exchange);
}

const define = defineChecks('catalog', 'contract');

export const extensionChecks: readonly ActiveCheck[] = [
  define(
    'cat.size-guide',
    'A size guide names each size once, from the smallest to the largest, and no measure begins after its end.',
    ['sellerGoodsInfo'],
    checkGuides,
  ),
  define(
    'cat.dimensions',
    'The sizes of a variant are more than nothing.',
    ['sellerGoodsInfo'],
    checkDimensions,
  ),
  define(
    'pay.methods',
    'Each payment method is listed once, and exactly the closed ones say why.',
    ['paymentMethods'],
    checkMethods,
  ),
  define(
    'ord.paid-by',
    'An order shows no payment method before payment, and the balance without a fee after a payment from it.',
    ['orderInfo'],
    checkPaidBy,
  ),
];
