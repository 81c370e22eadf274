/** The total of an order: items + freight + tax + service fee − discount − coupon. */
import type { Figures, OrderLine } from './account.ts';
import type { CatalogStore } from '../fixtures/catalog.ts';
import { dollars, sumOf } from './cents.ts';
import { unitCents } from './stock.ts';

const SERVICE_PER_THOUSAND = 10;

export const lineCents = ({ sku, count }: OrderLine): number => unitCents(sku, count) * count;

export const lineTax = (line: OrderLine): number =>
  Math.floor((lineCents(line) * line.sku.goods.listing.taxPerThousand) / 1000);

const lineFreight = ({ sku: { goods } }: OrderLine): number =>
  goods.store.listing.dispatchCents + goods.store.listing.longDistanceCents + goods.listing.deliveryCents;

/** Freight of a line among the orderable lines of its store. */
export const lineFreightIn = (lines: readonly OrderLine[], line: OrderLine): number =>
  isFree(lines) ? 0 : lineFreight(line);

/** The minimum goods total for free delivery, in cents; undefined if the store does not offer it. */
export const freeDeliveryCents = ({ longDistanceCents }: CatalogStore): number | undefined =>
  longDistanceCents >= 200 ? undefined : 7900;

/** Whether the lines of one store reach its minimum for free delivery. */
function isFree(lines: readonly OrderLine[]): boolean {
  const store = lines[0]?.sku.goods.store.listing;
  const from = store && freeDeliveryCents(store);
  return from !== undefined && sumOf(lines, lineCents) >= from;
}

export function priceLines(lines: readonly OrderLine[], couponCents = 0): Figures {
  const itemsCents = sumOf(lines, ({ sku, count }) => sku.cents * count);
  const paid = sumOf(lines, lineCents);
  const carried = isFree(lines) ? [] : lines;
  const freightCents = sumOf(carried, lineFreight);
  const taxCents = sumOf(lines, lineTax);
  const serviceCents = Math.floor((paid * SERVICE_PER_THOUSAND) / 1000);
  return {
    itemsCents,
    discountCents: itemsCents - paid,
    dispatchCents: sumOf(carried, ({ sku }) => sku.goods.store.listing.dispatchCents),
    longDistanceCents: sumOf(carried, ({ sku }) => sku.goods.store.listing.longDistanceCents),
    deliveryCents: sumOf(carried, ({ sku }) => sku.goods.listing.deliveryCents),
    freightCents,
    taxCents,
    serviceCents,
    couponCents,
    totalCents: paid + freightCents + taxCents + serviceCents - couponCents,
  };
}

/** The figures that every view of an order shows. */
export const showFigures = (figures: Figures) => ({
  freight: dollars(figures.freightCents),
  dispatchFee: dollars(figures.dispatchCents),
  longDistanceFee: dollars(figures.longDistanceCents),
  deliveryFee: dollars(figures.deliveryCents),
  serviceFee: dollars(figures.serviceCents),
  tax: dollars(figures.taxCents),
  discount: dollars(figures.discountCents),
  couponDiscount: dollars(figures.couponCents),
  total: dollars(figures.totalCents),
});

/** The price of the goods after the discount, and the fees. */
export const showPaid = ({ itemsCents, discountCents, freightCents, serviceCents }: Figures) => ({
  prizeReal: dollars(itemsCents - discountCents),
  fees: dollars(freightCents + serviceCents),
});
