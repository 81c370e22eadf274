import { expect, it } from 'vitest';
import { demoGoods } from '../goods/demo-goods.ts';
import { demoStores } from '../stores/demo-stores.ts';
import { DEMO_SEED } from '../demo-seed.ts';
import { dimensionsOf } from './dimensions.ts';

const between = (firstLabel: string, label: string) => ({ firstLabel, label });

it('Larger sizes are larger: by length, by contents, by the format of paper', () => {
  expect(dimensionsOf('Cushion', between('40 × 40 cm', '60 × 60 cm'))).toEqual([600, 600, 210]);
  expect(dimensionsOf('Rug', between('80 × 150 cm', '200 × 300 cm'))).toEqual([2000, 10, 3000]);
  expect(dimensionsOf('Storage Jar', between('250 ml', '1 l'))?.[1]).toBe(159);
  expect(dimensionsOf('Notebook', between('A6', 'A4'))?.[0]).toBe(210);
  expect(dimensionsOf('Honey')).toBeUndefined();
});

it('Every clothing or shoe of the demo has a size guide or a single size, and no size is missing in it', () => {
  const goods = demoGoods(DEMO_SEED, demoStores(DEMO_SEED));
  const sized = goods.filter(
    ({ family, skus }) => ['clothing', 'shoes'].includes(family) && skus.some(({ size }) => size),
  );
  expect(sized.length).toBeGreaterThan(50);
  for (const { slug, skus, sizeGuide = [] } of sized) {
    const named = sizeGuide.map(({ size }) => size);
    const labels = [...new Set(skus.flatMap(({ size }) => size?.label ?? []))];
    expect(
      labels.filter((label) => !named.includes(label)),
      slug,
    ).toEqual([]);
  }
});
