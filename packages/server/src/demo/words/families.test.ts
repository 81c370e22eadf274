import { expect, test } from 'vitest';
import { FAMILIES } from './families.ts';

/** Services after the sale, which the mall cannot enforce. */
const SERVICE =
  /warranty|guarantee|free of charge|for life|repaired|replaced|return label|send it back|by post|workshop|spare parts/i;

test('Demo goods promise no service that the mall cannot provide', () => {
  const texts = Object.values(FAMILIES).flatMap(({ specification, ...family }) => [
    ...specification,
    ...Object.values(family).map(String),
  ]);
  expect(texts.filter((text) => SERVICE.test(text))).toEqual([]);
});
