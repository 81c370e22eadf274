import { expect, it } from 'vitest';
import { COUNTRIES } from '../../../../server/src/domain/addresses/countries.ts';
import { countryCodes } from './country-codes.ts';

it('names exactly the countries of the mall', () => {
  expect(countryCodes).toEqual(COUNTRIES.map(({ code }) => code).toSorted());
});
