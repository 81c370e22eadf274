import type { DeskCategoryRow } from '@openmall/sdk/desk';
import { expect, it } from 'vitest';
import { matching } from './matching.ts';

const row = (
  id: string,
  parentId: string | null,
  names: readonly string[],
  isHidden = false,
): DeskCategoryRow => ({
  id,
  parentId,
  name: names[0] ?? '',
  texts: names.map((name, index) => ({ lang: index === 0 ? 'en' : 'de', name, description: '' })),
  image: null,
  isHidden,
  isRecommended: false,
  goods: 0,
  version: 1,
});

const ROWS = [
  row('home', null, ['Home', 'Wohnen']),
  row('lamps', 'home', ['Lamps', 'Leuchten'], true),
  row('pets', null, ['Pets']),
];
const idsOf = (filters: Readonly<Record<string, string>>) => matching(ROWS, filters).map(({ id }) => id);

it('finds categories by a name in any language, with the one above them', () => {
  expect(idsOf({})).toEqual(['home', 'lamps', 'pets']);
  expect(idsOf({ keyword: 'leucht' })).toEqual(['home', 'lamps']);
  expect(idsOf({ keyword: 'PETS' })).toEqual(['pets']);
  expect(idsOf({ keyword: 'sofa' })).toEqual([]);
});

it('finds hidden categories, with the one above them', () => {
  expect(idsOf({ state: 'hidden' })).toEqual(['home', 'lamps']);
  expect(idsOf({ state: 'shown' })).toEqual(['home', 'pets']);
});
