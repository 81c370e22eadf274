import { expect, it } from 'vitest';
import { COUNTRIES } from './countries.ts';
import { isPossiblePhone, isPossiblePostcode } from './country-rules.ts';

it.each([
  ['GB', 'EC1R 4TD', 'ec1r4td', 'BFPO 57'],
  ['NL', '1234 AB', '1234ab'],
  ['JP', '100-0001', '1000001'],
  ['PL', '00-950', '00950'],
  ['IN', '110001', '110 001'],
  ['CH', '8001', 'CH-8001'],
  ['AT', '1010', 'A-1010'],
  ['SE', '114 55', '11455', 'SE-114 55'],
  ['US', '90210', '90210-1234', '902101234'],
  ['AR', '1002', 'C1002AAW'],
  ['MD', '2001', 'MD-2001'],
  ['AZ', 'AZ1000', 'AZ 1000'],
  ['IS', '101'],
  ['TW', '100', '10048', '100401'],
])('%s has the postcodes that people write there', (country, ...postcodes) => {
  for (const postcode of postcodes)
    expect([postcode, isPossiblePostcode(postcode, country)]).toEqual([postcode, true]);
});

it.each([
  ['DE', '1234', '123456', 'ABC12'],
  ['CH', '123', '12345'],
  ['US', '9021', '1234567'],
  ['GB', 'EC1R', '12345'],
  ['CA', 'K1A', '12345'],
  ['NL', 'ABCD 12'],
])('%s has no other ones', (country, ...postcodes) => {
  for (const postcode of postcodes)
    expect([postcode, isPossiblePostcode(postcode, country)]).toEqual([postcode, false]);
});

it('takes any postcode of a country without rules', () => {
  expect(isPossiblePostcode('999077', 'HK')).toBe(true);
});

it.each(['447700900123', '41 446681800', '8613812345678', '354 5551234', '352621123', '351 912345678'])(
  '%s is a possible phone number',
  (digits) => {
    expect(isPossiblePhone(digits)).toBe(true);
  },
);

it.each(['4412345', '12025550', '471234567890', '999123456', '44 77009001234567'])('%s is none', (digits) => {
  expect(isPossiblePhone(digits)).toBe(false);
});

it('knows the calling code of each country', () => {
  const unknown = COUNTRIES.filter(({ callingCode }) =>
    ['', '5', '55', '555', '5555', '55555', '555555', '5555555'].every(
      (rest) => !isPossiblePhone(`${callingCode}${rest}12`) && !isPossiblePhone(`${callingCode}${rest}1234`),
    ),
  );
  expect(unknown.map(({ code }) => code)).toEqual([]);
});
