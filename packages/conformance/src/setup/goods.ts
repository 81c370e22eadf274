/** Finds goods that can be ordered, through the calls of a buyer. */
import type { Goods, GoodsDetails, GoodsSku } from '@openmall/sdk';
import { PreconditionError } from './precondition-error.ts';
import type { ApiClient } from './api-client.ts';

export interface Offer {
  readonly sellerGoodsId: string;
  readonly skuId: string;
  readonly sellerId: string;
  readonly name: string;
  /** The minimum number of pieces per order. */
  readonly buyMin: number;
  /** Undefined if the backend does not show it. */
  readonly stock: number | undefined;
  readonly goods: GoodsDetails;
}

export interface Catalog {
  /** Offers in stock, the largest stock first. */
  offers(): Promise<readonly Offer[]>;
  /** The offers of two stores with the largest stock. */
  ofTwoStores(): Promise<readonly [Offer, Offer]>;
  any(): Promise<Offer>;
  /** The offer with the smallest stock, which few checks order. */
  rarest(): Promise<Offer>;
  /** Offers whose stock the control contract can set, the largest stock first. */
  restockable(): Promise<readonly [Offer, ...Offer[]]>;
}

/** Goods without variants all show this id, so that no stock can be set by it. */
const NO_VARIANT = '-1';
export const isRestockable = ({ skuId }: Offer): boolean => skuId !== NO_VARIANT;

/** How many goods are read at first, and how many if those belong to one store only. */
const [firstBatch, maxGoods] = [10, 40];

const isInStock = ({ stock }: GoodsSku, buyMin: number): boolean =>
  stock === undefined || stock >= buyMin + 5;

function offerOf(goods: GoodsDetails): Offer | undefined {
  const buyMin = Math.max(1, Number(goods.buyMin ?? 1));
  const skus = [...(goods.canSelectAttributes?.skus ?? [])].sort((a, b) => (b.stock ?? 0) - (a.stock ?? 0));
  const sku = skus.find((item) => isInStock(item, buyMin));
  if (!sku) return undefined;
  const { id: sellerGoodsId, sellerId, name } = goods;
  return { sellerGoodsId, skuId: sku.skuId, sellerId, name, buyMin, stock: sku.stock, goods };
}

async function offersOf(client: ApiClient, listed: readonly Goods[]): Promise<readonly Offer[]> {
  const details = await Promise.all(
    listed.map(({ id }) => client.request('sellerGoodsInfo', { sellerGoodsId: id })),
  );
  return details.map(offerOf).filter((offer) => offer !== undefined);
}

async function find(client: ApiClient): Promise<readonly Offer[]> {
  const { pageList } = await client.request('sellerGoodsList', { pageNum: 1, pageSize: maxGoods });
  const listed: readonly Goods[] = Array.isArray(pageList) ? pageList : [];
  if (listed.length === 0) throw new PreconditionError('inconclusive', 'sellerGoods!list lists no goods');
  const first = await offersOf(client, listed.slice(0, firstBatch));
  const hasTwoStores = new Set(first.map(({ sellerId }) => sellerId)).size > 1;
  const offers = hasTwoStores ? first : [...first, ...(await offersOf(client, listed.slice(firstBatch)))];
  return offers.toSorted((a, b) => (b.stock ?? 0) - (a.stock ?? 0));
}

/** The methods throw `PreconditionError` if there are no such goods. They read the goods once. */
export function createCatalog(client: ApiClient): Catalog {
  let found: Promise<readonly Offer[]> | undefined;
  const offers = (): Promise<readonly Offer[]> => (found ??= find(client));
  async function any(): Promise<Offer> {
    const [offer] = await offers();
    if (!offer) throw new PreconditionError('skipped', 'needs goods in stock');
    return offer;
  }
  return {
    offers,
    any,
    rarest: async () => (await offers()).at(-1) ?? any(),
    async restockable() {
      const [first, ...others] = (await offers()).filter(isRestockable);
      if (!first) throw new PreconditionError('skipped', 'needs goods with variants in stock');
      return [first, ...others];
    },
    async ofTwoStores() {
      const first = await any();
      const second = (await offers()).find(({ sellerId }) => sellerId !== first.sellerId);
      if (!second) throw new PreconditionError('skipped', 'needs goods in stock of two stores');
      return [first, second];
    },
  };
}
