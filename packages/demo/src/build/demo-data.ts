import { demoMall, type DemoMall } from '@openmall/server/demo/demo-mall';
import { DEMO_SEED } from '@openmall/server/demo/demo-seed';

const GOODS_PER_STORE = 6;

/** The demo data with fewer goods per store, because their images are files of the site. */
export function demoData(seed: string = DEMO_SEED): DemoMall {
  const full = demoMall(seed);
  const goods = full.stores.flatMap(({ id }) =>
    full.goods.filter(({ storeId }) => storeId === id).slice(0, GOODS_PER_STORE),
  );
  const ids = new Set(goods.map(({ id }) => id));
  const used = new Set(goods.flatMap(({ categoryId, subcategoryId }) => [categoryId, subcategoryId]));
  return {
    ...full,
    goods,
    categories: full.categories.filter(({ id }) => used.has(id)),
    reviews: full.reviews.filter(({ goodsId }) => ids.has(goodsId)),
  };
}
