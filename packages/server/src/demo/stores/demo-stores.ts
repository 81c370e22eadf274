import { createRandom } from '@openmall/seeded-random';
import type { DemoStore } from '../demo-types.ts';
import { slugOf, stableId } from '../stable-id.ts';
import { STORE_ROWS } from './store-rows.ts';

const cents = (amount: number): string => (amount / 100).toFixed(2);

/** The stores of the demo mall. The same seed gives the same stores. */
export function demoStores(seed: string): readonly DemoStore[] {
  return STORE_ROWS.map(([name, city, countryCode, colour, logo, sells, lines, remark], index) => {
    const slug = slugOf(name);
    const random = createRandom(`${seed}/store/${slug}`);
    return {
      id: stableId(seed, 'store', slug),
      slug,
      name,
      city,
      countryCode,
      colour,
      logo,
      sells: sells.split(' '),
      lines: lines.split(' '),
      remark,
      isRecommended: index % 3 !== 2,
      dispatchFee: cents(random.pick([0, 50, 100, 150])),
      longDistanceFee: cents(random.pick([0, 100, 150, 200, 250])),
      ageDays: random.integer(420, 1600),
    };
  });
}
