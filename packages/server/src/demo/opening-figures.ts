import { createRandom } from '@openmall/seeded-random';
import type { DemoMall } from './demo-mall.ts';
import type { DemoGoods } from './demo-types.ts';

interface GoodsFigures {
  readonly sold: number;
  readonly views: number;
}
interface StoreFigures extends GoodsFigures {
  readonly followers: number;
}

/** Figures that the demo opens with, by id. The server stores them apart from what it counts. */
export interface OpeningFigures {
  readonly goods: ReadonlyMap<string, GoodsFigures>;
  readonly stores: ReadonlyMap<string, StoreFigures>;
}

/** In real shops one buyer in three to eight writes a review, and one visit in 20 to 80 is a sale. */
function figuresOf(seed: string, goods: DemoGoods, reviews: number): GoodsFigures {
  const random = createRandom(`${seed}/figures/${goods.slug}`);
  const piecesPerReview = 3 + random.next() * 5;
  const unreviewed = Math.min(goods.ageDays, random.integer(0, 6));
  const sold = reviews > 0 ? Math.round(reviews * piecesPerReview) : unreviewed;
  const views = Math.round(sold * (20 + random.next() * 60)) + random.integer(4, 60);
  return { sold, views };
}

const add = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0);

export function openingFigures({ seed, goods, stores, reviews }: DemoMall): OpeningFigures {
  const reviewCount = new Map<string, number>();
  for (const { goodsId } of reviews) reviewCount.set(goodsId, (reviewCount.get(goodsId) ?? 0) + 1);
  const ofGoods = new Map(
    goods.map((product) => [product.id, figuresOf(seed, product, reviewCount.get(product.id) ?? 0)]),
  );
  const ofStores = stores.map(({ id, slug }): [string, StoreFigures] => {
    const random = createRandom(`${seed}/figures/store/${slug}`);
    const own = goods.filter(({ storeId }) => storeId === id).map((product) => ofGoods.get(product.id));
    const sold = add(own.map((figures) => figures?.sold ?? 0));
    const views = add(own.map((figures) => figures?.views ?? 0));
    const followers = Math.round(sold * (0.15 + random.next() * 0.4)) + random.integer(30, 180);
    return [id, { sold, views, followers }];
  });
  return { goods: ofGoods, stores: new Map(ofStores) };
}
