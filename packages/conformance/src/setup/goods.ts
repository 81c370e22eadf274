/** Goods that can be ordered, found as a buyer finds them. */
import type { Goods, GoodsDetails, GoodsSku } from '@openmall/sdk';
import { Unmet } from './precondition-error.ts';
import type { Wire } from './api-client.ts';

export interface Offer {
  readonly sellerGoodsId: string;
  readonly skuId: string;
  readonly sellerId: string;
  readonly name: string;
  /** The fewest pieces that an order takes. */
  readonly buyMin: number;
  /** Undefined where the backend does not tell. */
  readonly stock: number | undefined;
  readonly goods: GoodsDetails;
}

export interface Shelf {
  /** Offers in stock, the most plentiful first. */
  offers(): Promise<readonly Offer[]>;
  /** The best offer of each of two stores. */
  ofTwoStores(): Promise<readonly [Offer, Offer]>;
  any(): Promise<Offer>;
}

/** Goods that are looked at: first a handful, and all of these where that shows no two stores. */
const [handful, most] = [10, 40];

const isInStock = ({ stock }: GoodsSku, buyMin: number): boolean =>
  stock === undefined || stock >= buyMin + 5;

function offerOf(goods: GoodsDetails): Offer | undefined {
  const buyMin = Math.max(1, Number(goods.buyMin ?? 1));
  const skus = [...(goods.canSelectAttributes?.skus ?? [])].sort((a, b) => (b.stock ?? 0) - (a.stock ?? 0));
  const sku = skus.find((one) => isInStock(one, buyMin));
  if (!sku) return undefined;
  const { id: sellerGoodsId, sellerId, name } = goods;
  return { sellerGoodsId, skuId: sku.skuId, sellerId, name, buyMin, stock: sku.stock, goods };
}

async function offersOf(wire: Wire, listed: readonly Goods[]): Promise<readonly Offer[]> {
  const details = await Promise.all(
    listed.map(({ id }) => wire.ask('sellerGoodsInfo', { sellerGoodsId: id })),
  );
  return details.map(offerOf).filter((offer) => offer !== undefined);
}

async function find(wire: Wire): Promise<readonly Offer[]> {
  const { pageList } = await wire.ask('sellerGoodsList', { pageNum: 1, pageSize: most });
  const listed: readonly Goods[] = Array.isArray(pageList) ? pageList : [];
  if (listed.length === 0) throw new Unmet('unproven', 'sellerGoods!list lists no goods');
  const first = await offersOf(wire, listed.slice(0, handful));
  const hasTwoStores = new Set(first.map(({ sellerId }) => sellerId)).size > 1;
  const offers = hasTwoStores ? first : [...first, ...(await offersOf(wire, listed.slice(handful)))];
  return offers.toSorted((a, b) => (b.stock ?? 0) - (a.stock ?? 0));
}

export function createShelf(wire: Wire): Shelf {
  let found: Promise<readonly Offer[]> | undefined;
  const offers = (): Promise<readonly Offer[]> => (found ??= find(wire));
  async function any(): Promise<Offer> {
    const [offer] = await offers();
    if (!offer) throw new Unmet('skipped', 'needs goods in stock');
    return offer;
  }
  return {
    offers,
    any,
    async ofTwoStores() {
      const first = await any();
      const second = (await offers()).find(({ sellerId }) => sellerId !== first.sellerId);
      if (!second) throw new Unmet('skipped', 'needs goods in stock of two stores');
      return [first, second];
    },
  };
}
