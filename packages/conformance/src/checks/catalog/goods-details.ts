/** Pictures and sales on the page of goods. */
import type { DeliveryEstimate, GoodsDetails, GoodsSku } from '@openmall/sdk';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { succeeded, type Exchange } from '../../target/exchange.ts';
import { FUND_PASSWORD } from '../../setup/accounts.ts';
import type { Offer } from '../../setup/goods.ts';
import { PreconditionError } from '../../setup/precondition-error.ts';
import { defineChecks } from '../support/define-check.ts';

const MAX_GALLERY = 10;

async function readDetails(
  context: CheckContext,
  { sellerGoodsId }: Offer,
): Promise<{ readonly exchange: Exchange; readonly goods: GoodsDetails }> {
  const exchange = await context.call('sellerGoodsInfo', { sellerGoodsId });
  const goods = exchange.envelope?.data as GoodsDetails | null | undefined;
  if (!succeeded(exchange) || !goods)
    throw new PreconditionError('inconclusive', 'goods of a list could not be read', exchange);
  return { exchange, goods };
}

/** `imgUrl1` to `imgUrl10`, without the empty ones. */
const picturesOf = (goods: GoodsDetails): readonly string[] =>
  Object.entries(goods).flatMap(([name, value]) =>
    /^imgUrl\d+$/.test(name) && typeof value === 'string' && value !== '' ? [value] : [],
  );

function findGalleryFault(
  { skuId, coverImg, img }: GoodsSku,
  pictures: readonly string[],
): string | undefined {
  // A backend without the field has no gallery to check.
  if (!Array.isArray(img)) return undefined;
  if (coverImg && img[0] !== coverImg) return `does not begin the gallery of ${skuId} with its own picture`;
  // A variant with further pictures of its own needs none of its goods, which show another variant.
  if (img.some((picture) => picture !== coverImg && !pictures.includes(picture))) return undefined;
  const expected = [...new Set([...(coverImg ? [coverImg] : []), ...pictures])].slice(0, MAX_GALLERY);
  const missing = expected.find((picture) => !img.includes(picture));
  return (
    missing && `does not show ${missing} in the gallery of ${skuId}, although its goods have this picture`
  );
}

async function checkGalleries(context: CheckContext): Promise<void> {
  for (const offer of (await context.setup.catalog.offers()).slice(0, 5)) {
    const { exchange, goods } = await readDetails(context, offer);
    const pictures = picturesOf(goods);
    const faults = goods.canSelectAttributes.skus.map((sku) => findGalleryFault(sku, pictures));
    context.expect('sellerGoodsInfo', faults.find(Boolean), exchange);
  }
}

interface Sale {
  readonly calls: readonly Exchange[];
  readonly before: number;
  readonly after: GoodsDetails;
}

async function sell(context: CheckContext, offer: Offer): Promise<Sale> {
  const { accounts, orders } = context.setup;
  const caller = await accounts.first();
  const { orderId, total, prizeReal } = await orders.place(caller, offer);
  await orders.fund(caller, String(total ?? prizeReal));
  const before = await readDetails(context, offer);
  const pay = await context.call('orderPay', { orderId, safeword: FUND_PASSWORD }, { caller });
  if (!succeeded(pay)) throw new PreconditionError('inconclusive', 'an order could not be paid', pay);
  const { exchange, goods } = await readDetails(context, offer);
  return { calls: [before.exchange, pay, exchange], before: Number(before.goods.soldNum), after: goods };
}

/** Clients show the sum of both counts. */
async function checkSold(context: CheckContext): Promise<void> {
  const offer = await context.setup.catalog.any();
  const isCounted = ({ before, after }: Sale): boolean => Number(after.soldNum) === before + offer.buyMin;
  const first = await sell(context, offer);
  // Try again: another buyer may have paid or returned these goods at that moment.
  const { calls, before, after } = isCounted(first) ? first : await sell(context, offer);
  const soldNum = Number(after.soldNum);
  const fault = `shows ${soldNum} pieces sold after ${offer.buyMin} were paid, and ${before} before`;
  context.expect('sellerGoodsInfo', soldNum === before + offer.buyMin ? undefined : fault, ...calls);
  const added = after.fakeSoldNum ?? 0;
  const message = `adds ${added} sales to the counted ones`;
  context.expect('sellerGoodsInfo', Number(added) === 0 ? undefined : message, ...calls.slice(-1));
}

function findEstimateFault({ countryCode, earliest, latest }: DeliveryEstimate, requested: string) {
  if (countryCode !== requested) {
    return `estimates the delivery to ${countryCode} instead of ${requested}`;
  }
  // Calendar dates sort as texts.
  return earliest > latest
    ? `estimates ${earliest} as the first day of arrival and ${latest} as the last`
    : undefined;
}

async function checkEstimates(context: CheckContext): Promise<void> {
  const { sellerGoodsId } = await context.setup.catalog.any();
  for (const countryCode of ['DE', 'JP']) {
    const exchange = await context.call('sellerGoodsDeliveryEstimate', { sellerGoodsId, countryCode });
    if (!succeeded(exchange)) {
      throw new PreconditionError('inconclusive', 'the delivery of goods could not be estimated', exchange);
    }
    const estimate = exchange.envelope?.data as DeliveryEstimate;
    context.expect('sellerGoodsDeliveryEstimate', findEstimateFault(estimate, countryCode), exchange);
  }
}

const define = defineChecks('catalog', 'contract');

export const goodsDetailsChecks: readonly ActiveCheck[] = [
  define(
    'cat.gallery',
    'The gallery of a variant begins with its own picture and goes on with its others, or all of its goods.',
    ['sellerGoodsInfo'],
    checkGalleries,
  ),
  define(
    'cat.sold',
    'Goods show the pieces that were sold, and no invented sales.',
    ['sellerGoodsInfo'],
    checkSold,
  ),
  define(
    'cat.delivery-estimate',
    'A delivery estimate is for the country that was asked for, and its first day is not after its last.',
    ['sellerGoodsDeliveryEstimate'],
    checkEstimates,
  ),
];
