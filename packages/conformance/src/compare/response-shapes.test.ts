import { expect, it } from 'vitest';
import { shapeDifferences, shapeOf } from './response-shapes.ts';

it('finds every field whose type differs', () => {
  const first = shapeOf({ id: 'a', price: 1, rows: [{ name: 'x', old: true }], empty: [] });
  const second = shapeOf({ id: 1, price: 1, rows: [{ name: null, added: 's' }], empty: ['x'] });
  expect(shapeDifferences(first, second).map(({ path }) => path)).toEqual([
    'data.id',
    'data.rows[0].old',
    'data.rows[0].added',
  ]);
});
