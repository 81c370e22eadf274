import { expect, test } from 'vitest';
import { emptyAddress, inputOf, type AddressValues } from './address-values.ts';
import { validateAddress } from './AddressForm.tsx';

const filled: AddressValues = {
  ...emptyAddress,
  contacts: 'Amelia Hartley',
  phone: '07700 900123',
  countryId: '826',
  country: 'United Kingdom',
  address: '14 Rosebery Avenue',
};

test('requires only name, phone, country and street', async () => {
  expect(await validateAddress(filled)).toEqual({});
});

test('reports each missing field', async () => {
  expect(await validateAddress(emptyAddress)).toEqual({
    contacts: 'form.required',
    phone: 'form.required',
    countryId: 'form.required',
    address: 'form.required',
  });
});

test('validates optional fields that are not empty', async () => {
  expect(await validateAddress({ ...filled, postcode: '12', email: 'amelia@' })).toEqual({
    postcode: 'form.postcode.format',
    email: 'form.email.format',
  });
});

test('sends a phone as area code, space and digits', () => {
  expect(inputOf(filled)).toMatchObject({ phone: '44 7700900123', countryId: 826, provinceId: 0 });
  expect(inputOf(filled)).not.toHaveProperty('postcode');
});
