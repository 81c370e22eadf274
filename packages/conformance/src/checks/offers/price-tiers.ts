/** A line that reaches a price tier costs the price of the tier (contract: `priceTiers` of a variant). */
import { unitPrice } from '@openmall/sdk/money';
import type { GoodsSku, OrderQuoteLine } from '@openmall/sdk';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import type { Caller } from '../../target/exchange.ts';
import type { Offer } from '../../setup/goods.ts';
import { orderLine } from '../../setup/orders.ts';
import { PreconditionError } from '../../setup/precondition-error.ts';
import { defineChecks } from '../support/define-check.ts';

interface TieredOffer {
  readonly offer: Offer;
  readonly sku: GoodsSku;
}

/** The first offer with price tiers, of which enough pieces are in stock for the first tier. */
async function findTieredOffer({ setup }: CheckContext): Promise<TieredOffer> {
  for (const offer of await setup.catalog.offers())
    for (const sku of offer.goods.canSelectAttributes.skus) {
      const [tier] = sku.priceTiers ?? [];
      if (tier && (sku.stock ?? 0) >= tier.minNum && tier.minNum > offer.buyMin)
        return { offer: { ...offer, skuId: sku.skuId }, sku };
    }
  throw new PreconditionError('skipped', 'needs goods with prices by quantity (`priceTiers`) in stock');
}

async function quoteLine(
  context: CheckContext,
  caller: Caller,
  { offer, quantity }: { readonly offer: Offer; readonly quantity: number },
) {
  const exchange = await context.call('orderQuote', { orderInfo: orderLine(offer, quantity) }, { caller });
  const { stores } = (exchange.envelope?.data ?? {}) as {
    readonly stores?: readonly { readonly lines: readonly OrderQuoteLine[] }[];
  };
  const line = stores?.[0]?.lines[0];
  if (!line) throw new PreconditionError('inconclusive', 'order!quote shows no line', exchange);
  return { exchange, line };
}

async function checkTierPrice(context: CheckContext): Promise<void> {
  const caller = await context.setup.accounts.first();
  const { offer, sku } = await findTieredOffer(context);
  const minNum = sku.priceTiers?.[0]?.minNum ?? 0;
  for (const quantity of [minNum - 1, minNum]) {
    const { exchange, line } = await quoteLine(context, caller, { offer, quantity });
    const expected = unitPrice(sku, quantity);
    const message = `charges ${line.goodsReal} a piece for ${quantity} pieces, although the goods show ${expected}`;
    context.expect('orderQuote', line.goodsReal === expected ? undefined : message, exchange);
  }
}

function findRisingTier(sku: GoodsSku): string | undefined {
  let before = { minNum: 1, price: sku.price };
  for (const tier of sku.priceTiers ?? []) {
    if (tier.minNum <= before.minNum || tier.price >= before.price)
      return `shows ${tier.price} from ${tier.minNum} pieces after ${before.price} from ${before.minNum}`;
    before = tier;
  }
  return undefined;
}

async function checkTierOrder(context: CheckContext): Promise<void> {
  const { offer } = await findTieredOffer(context);
  const info = await context.call('sellerGoodsInfo', { sellerGoodsId: offer.sellerGoodsId });
  const goods = info.envelope?.data as Offer['goods'] | undefined;
  for (const sku of goods?.canSelectAttributes.skus ?? [])
    context.expect('sellerGoodsInfo', findRisingTier(sku), info);
}

const define = defineChecks('orders', 'contract');

export const priceTierChecks: readonly ActiveCheck[] = [
  define(
    'ord.price-tiers',
    'A line of as many pieces as a price tier requires costs the price of the tier; a line of one piece less does not.',
    ['orderQuote'],
    checkTierPrice,
  ),
  define(
    'ord.falling-tiers',
    'Price tiers rise in quantity and fall in price.',
    ['sellerGoodsInfo'],
    checkTierOrder,
  ),
];
