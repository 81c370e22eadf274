import { DEMO_SEED } from './demo-seed.ts';
import type { DemoCategory, DemoGoods, DemoReview, DemoStore } from './demo-types.ts';
import { demoCategories } from './goods/demo-categories.ts';
import { demoGoods } from './goods/demo-goods.ts';
import { demoReviews } from './reviews/demo-reviews.ts';
import { demoStores } from './stores/demo-stores.ts';

export interface DemoMall {
  readonly seed: string;
  readonly categories: readonly DemoCategory[];
  readonly stores: readonly DemoStore[];
  readonly goods: readonly DemoGoods[];
  readonly reviews: readonly DemoReview[];
}

/** Creates the demo mall. The same seed gives the same mall, byte for byte. */
export function demoMall(seed: string = DEMO_SEED): DemoMall {
  const stores = demoStores(seed);
  const goods = demoGoods(seed, stores);
  return { seed, categories: demoCategories(seed), stores, goods, reviews: demoReviews(seed, goods) };
}
