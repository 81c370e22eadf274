import { expect, it } from 'vitest';
import { dataFaults } from './response-faults.ts';

it('names every fault of a response once, with the number of rows that have it too', () => {
  const rows = [{ id: 'g_1' }, { id: 'g_2' }, { id: 'g_3' }];
  const faults = dataFaults('sellerGoodsList', { pageList: rows });
  expect(faults).toContain('data is missing pageInfo');
  expect(faults).toContain('data.pageList.0 is missing name (and 2 rows alike)');
  expect(faults.length).toBeGreaterThan(3);
  expect(new Set(faults).size).toBe(faults.length);
});
