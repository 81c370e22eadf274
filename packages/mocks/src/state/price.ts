/** The total of an order: items + freight + tax + service fee − discount. */
import type { Figures, OrderLine } from './account.ts';
import { dollars, sumOf } from './cents.ts';
import { unitCents } from './stock.ts';

const SERVICE_PER_THOUSAND = 10;

export const lineCents = ({ sku, count }: OrderLine): number => unitCents(sku, count) * count;

export const lineTax = (line: OrderLine): number =>
  Math.floor((lineCents(line) * line.sku.goods.listing.taxPerThousand) / 1000);

export const lineFreight = ({ sku: { goods } }: OrderLine): number =>
  goods.store.listing.dispatchCents + goods.store.listing.longDistanceCents + goods.listing.deliveryCents;

export function priceLines(lines: readonly OrderLine[]): Figures {
  const itemsCents = sumOf(lines, ({ sku, count }) => sku.cents * count);
  const paid = sumOf(lines, lineCents);
  const freightCents = sumOf(lines, lineFreight);
  const taxCents = sumOf(lines, lineTax);
  const serviceCents = Math.floor((paid * SERVICE_PER_THOUSAND) / 1000);
  return {
    itemsCents,
    discountCents: itemsCents - paid,
    dispatchCents: sumOf(lines, ({ sku }) => sku.goods.store.listing.dispatchCents),
    longDistanceCents: sumOf(lines, ({ sku }) => sku.goods.store.listing.longDistanceCents),
    deliveryCents: sumOf(lines, ({ sku }) => sku.goods.listing.deliveryCents),
    freightCents,
    taxCents,
    serviceCents,
    totalCents: paid + freightCents + taxCents + serviceCents,
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
  total: dollars(figures.totalCents),
});

/** The price of the goods after the discount, and the fees. */
export const showPaid = ({ itemsCents, discountCents, freightCents, serviceCents }: Figures) => ({
  prizeReal: dollars(itemsCents - discountCents),
  fees: dollars(freightCents + serviceCents),
});
