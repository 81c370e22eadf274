import { expect, test } from 'vitest';
import { findScatteredResources } from './resource-folders.ts';

const SOURCE = 'packages/server/src';
const four = [
  'domain/orders/pay',
  'domain/orders/refunds/ask',
  'api/order',
  'wire/order-views',
  'demo/demo-orders',
].map((file) => `${SOURCE}/${file}.ts`);

test('A folder named after a resource counts once with its subfolders', () => {
  expect(findScatteredResources(four, {})).toEqual([]);
});

test('A resource in a fifth folder is reported with its folders', () => {
  const [finding] = findScatteredResources([...four, `${SOURCE}/jobs/CloseOrder.ts`], {});
  expect(finding).toContain(
    `${SOURCE}: order lies in 5 folders, the maximum is 4: ${SOURCE}/domain/orders, `,
  );
  expect(finding).toContain(`${SOURCE}/jobs. Fix:`);
});

test('Counts each package by itself, and neither tests nor listed folders', () => {
  const others = [
    'packages/web/src/routes/order/Page.tsx',
    `${SOURCE}/jobs/close-order.test.ts`,
    `${SOURCE}/db/migrations/0004-orders.ts`,
    `${SOURCE}/db/schema/orders.ts`,
  ];
  expect(findScatteredResources([...four, ...others], { [`${SOURCE}/db/schema`]: 'all tables' })).toEqual([]);
});

test('Does not mistake other words for a resource', () => {
  const others = ['a/border', 'b/preorder', 'c/crypto-address', 'd/withdraw-address', 'e/ip'].map(
    (file) => `${SOURCE}/${file}.ts`,
  );
  expect(findScatteredResources([...four, ...others], {})).toEqual([]);
});

test('An exception for a removed folder is reported', () => {
  expect(findScatteredResources([], { gone: 'all tables' })[0]).toContain('delete its line');
});
