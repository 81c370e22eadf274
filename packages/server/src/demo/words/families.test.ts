import { expect, test } from 'vitest';
import { FAMILIES } from './families.ts';

/** What a store would have to do after the sale; the mall has no mechanism that makes it do so. */
const SERVICE =
  /warranty|guarantee|free of charge|for life|repaired|replaced|return label|send it back|by post|workshop|spare parts/i;

test('The demo goods describe themselves and promise no service that nothing keeps', () => {
  const said = Object.values(FAMILIES).flatMap(({ specification, ...family }) => [
    ...specification,
    ...Object.values(family).map(String),
  ]);
  expect(said.filter((text) => SERVICE.test(text))).toEqual([]);
});
