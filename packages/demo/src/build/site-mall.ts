import { demoMall, type DemoMall } from '@openmall/server/demo/demo-mall';
import { DEMO_SEED } from '@openmall/server/demo/demo-seed';

const GOODS_EACH = 6;

/** Every store and every category of the demo, with fewer goods: their pictures are files of the site. */
export function siteMall(seed: string = DEMO_SEED): DemoMall {
  const whole = demoMall(seed);
  const goods = whole.stores.flatMap(({ id }) =>
    whole.goods.filter(({ storeId }) => storeId === id).slice(0, GOODS_EACH),
  );
  const ids = new Set(goods.map(({ id }) => id));
  const used = new Set(goods.flatMap(({ categoryId, subcategoryId }) => [categoryId, subcategoryId]));
  return {
    ...whole,
    goods,
    categories: whole.categories.filter(({ id }) => used.has(id)),
    reviews: whole.reviews.filter(({ goodsId }) => ids.has(goodsId)),
  };
}
