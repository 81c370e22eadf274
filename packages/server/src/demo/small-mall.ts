import { demoMall, type DemoMall } from './demo-mall.ts';
import { DEMO_SEED } from './demo-seed.ts';
import { BANNERS } from './marketing/banner-rows.ts';

const GOODS_EACH = 10;

/** A small part of the demo for fast tests: the stores that banners link to, with a few goods each. */
export function smallMall(seed: string = DEMO_SEED): DemoMall {
  const full = demoMall(seed);
  const linked = new Set(BANNERS.map(({ link }) => link));
  const stores = full.stores.filter(({ slug }) => linked.has(`store:${slug}`));
  const goods = stores.flatMap(({ id }) =>
    full.goods.filter(({ storeId }) => storeId === id).slice(0, GOODS_EACH),
  );
  const goodsIds = new Set(goods.map(({ id }) => id));
  const used = new Set(goods.flatMap(({ categoryId, subcategoryId }) => [categoryId, subcategoryId]));
  return {
    seed,
    stores,
    goods,
    categories: full.categories.filter(({ id }) => used.has(id)),
    reviews: full.reviews.filter(({ goodsId }) => goodsIds.has(goodsId)),
  };
}
