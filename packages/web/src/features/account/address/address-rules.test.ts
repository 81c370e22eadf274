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

test('name, phone, country and street are enough', async () => {
  expect(await validateAddress(filled)).toEqual({});
});

test('each missing field is marked where it stands', async () => {
  expect(await validateAddress(emptyAddress)).toEqual({
    contacts: 'form.required',
    phone: 'form.required',
    countryId: 'form.required',
    address: 'form.required',
  });
});

test('an optional field is checked as soon as something stands in it', async () => {
  expect(await validateAddress({ ...filled, postcode: '12', email: 'amelia@' })).toEqual({
    postcode: 'form.postcode.format',
    email: 'form.email.format',
  });
});

test('a phone is sent as area code, blank and digits', () => {
  expect(inputOf(filled)).toMatchObject({ phone: '44 7700900123', countryId: 826, provinceId: 0 });
  expect(inputOf(filled)).not.toHaveProperty('postcode');
});
