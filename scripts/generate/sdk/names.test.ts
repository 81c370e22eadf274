import { expect, test } from 'vitest';
import { contractOf } from './names-fixture.ts';
import { readableHooks } from '../readable-hooks.ts';
import { resources } from './resources.ts';

test('An operation has a short name in the module of its resource', () => {
  const files = resources(
    contractOf({ orderListMain: '/api/order!listMain', keepGoodsDel: '/api/keepGoods!del' }),
  );
  expect(files['orders.ts']).toContain('orderListMain as list');
  expect(files['favourites.ts']).toContain('keepGoodsDel as remove');
  expect(files['index.ts']).toContain("export * as orders from './orders.ts';");
});

test('Two operations with the same short name are rejected', () => {
  const contract = contractOf({ orderListMain: '/api/order!listMain', orderList: '/api/order!list' });
  expect(() => resources(contract)).toThrow('orderListMain and orderList are both orders.list');
});

test('A controller without a resource is rejected', () => {
  expect(() => resources(contractOf({ teapotBrew: '/api/teapot!brew' }))).toThrow('no resource for teapot');
});

test('A hook shows the type of its data, the description and the errors of its operation', () => {
  const text = readableHooks(contractOf({ orderPay: '/api/order!pay' }))(
    "import { useCall } from '../../../hooks/use-call.ts';\n/**\n * @summary Pay\n */\nexport const useOrderPay = (): Awaited<ReturnType<ReturnType<typeof useOrderPayHook>>> => 1;\n",
  );
  expect(text).toContain("import type { DataOf } from '../../../types.ts';");
  expect(text).toContain("export const useOrderPay = (): DataOf<'orderPay'>");
  expect(text).toContain(' * Does it.');
  expect(text).toContain(' * - `broke`: No money.');
  expect(text).not.toContain('@summary');
});
