/** Goods of a merchant of the judge, and orders for them. */
import type { Setup } from '../setup/setup.ts';
import type { Offer } from '../setup/goods.ts';
import { PreconditionError } from '../setup/precondition-error.ts';
import type { OfficeClient } from './office-client.ts';
import type { Merchant, People } from './people.ts';

export interface Shop {
  readonly merchant: Merchant;
  readonly goodsId: string;
  readonly skuId: string;
  readonly offer: Offer;
}

/** Lists goods of a merchant, which buyers can order afterwards. */
export async function openShop(
  client: OfficeClient,
  setup: Setup,
  { merchants: [merchant], ownerToken }: People,
): Promise<Shop> {
  const { categories } = await client.request('deskCategoryList', {}, ownerToken);
  const parents = new Set(categories.map(({ parentId }) => parentId));
  const category = categories.find(({ id, isHidden }) => !isHidden && !parents.has(id));
  if (!category) throw new PreconditionError('skipped', 'needs a category that may have goods');
  const draft = { name: 'Judged lamp', categoryId: category.id, price: 5, stock: 200 };
  const { goodsId } = await client.request('merchantGoodsSave', draft, merchant.token);
  await client.request('merchantGoodsShelf', { goodsId, isOnShelf: true }, merchant.token);
  const { variants } = await client.request('merchantGoodsInfo', { goodsId }, merchant.token);
  const goods = await setup.request('sellerGoodsInfo', { sellerGoodsId: goodsId });
  const [sku] = variants;
  if (!sku) throw new PreconditionError('inconclusive', 'merchantGoods!save made goods without a variant');
  const { name, sellerId } = goods;
  const offer = { sellerGoodsId: goodsId, skuId: sku.id, sellerId, name, buyMin: 1, stock: 200, goods };
  return { merchant, goodsId, skuId: sku.id, offer };
}
