import { demoMall, type DemoMall } from './demo-mall.ts';
import { DEMO_SEED } from './demo-seed.ts';
import { BANNERS } from './marketing/banner-rows.ts';

const GOODS_EACH = 10;

/** The stores that banners lead to, with a few goods each: filled in a moment, and the same each time. */
export function smallMall(seed: string = DEMO_SEED): DemoMall {
  const whole = demoMall(seed);
  const shown = new Set(BANNERS.map(({ link }) => link));
  const stores = whole.stores.filter(({ slug }) => shown.has(`store:${slug}`));
  const goods = stores.flatMap(({ id }) =>
    whole.goods.filter(({ storeId }) => storeId === id).slice(0, GOODS_EACH),
  );
  const goodsIds = new Set(goods.map(({ id }) => id));
  const used = new Set(goods.flatMap(({ categoryId, subcategoryId }) => [categoryId, subcategoryId]));
  return {
    seed,
    stores,
    goods,
    categories: whole.categories.filter(({ id }) => used.has(id)),
    reviews: whole.reviews.filter(({ goodsId }) => goodsIds.has(goodsId)),
  };
}
