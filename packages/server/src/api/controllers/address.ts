import {
  addAddress,
  type AddressFields,
  editAddress,
  listAddresses,
  removeAddress,
} from '../../domain/addresses/address-book.ts';
import { assertPossiblePhone, assertPossiblePostcode } from '../../domain/addresses/country-rules.ts';
import type { Handler } from '../handler.ts';
import { composeName, composeText } from '../wire/compose-text.ts';
import { listCities, listCountries, listStates } from '../../domain/addresses/places.ts';
import { localeOf } from '../../domain/locales.ts';
import { countryOf } from '../wire/language.ts';
import type { Address, AddressAddParams, Lang } from '@openmall/sdk';
import type { AddressRow } from '../../db/schema/tables.ts';

export const addressAdd: Handler<'addressAdd'> = async ({ ctx, input, session, isFamily }) => {
  if (!isFamily) assertCountryRules(input);
  await addAddress(ctx, session.userId, parseAddress(input));
  return null;
};

export const addressDel: Handler<'addressDel'> = async ({ ctx, input, session }) => {
  await removeAddress(ctx, session.userId, input.id);
  return null;
};

export const addressEdit: Handler<'addressEdit'> = async ({ ctx, input, session, isFamily }) => {
  if (!isFamily) assertCountryRules(input);
  await editAddress(ctx, session.userId, input.id, parseAddress(input));
  return null;
};

export const addressList: Handler<'addressList'> = async ({ ctx, session, lang }) => {
  const addresses = await listAddresses(ctx, session.userId);
  return { pageList: addresses.map((row) => showAddress(row, lang)) };
};

export const addressListCity: Handler<'addressListCity'> = async ({ input, lang }) => {
  const cities = listCities(input.stateId, localeOf(lang), input.cityName);
  return { data: cities.map(({ id, name }) => ({ id, cityName: name })) };
};

export const addressListCountry: Handler<'addressListCountry'> = async ({ input, lang }) => {
  const countries = listCountries(localeOf(lang), input.countryName);
  return {
    data: countries.map(({ id, name, callingCode }) => ({ id, countryName: name, areaCode: callingCode })),
  };
};

export const addressListState: Handler<'addressListState'> = async ({ input, lang }) => {
  const states = listStates(input.countryId, localeOf(lang), input.stateName);
  return { data: states.map(({ id, name }) => ({ id, stateName: name })) };
};

/** @throws {DomainError} `phoneInvalid` or `postcodeInvalid`. */
function assertCountryRules({ phone, postcode = '', countryId = 0 }: AddressAddParams): void {
  assertPossiblePhone(phone);
  assertPossiblePostcode(postcode, countryId);
}

/** Ignores `areaCode`, which some clients send besides the full phone number. */
const parseAddress = (input: Omit<AddressAddParams, 'areaCode'>): AddressFields => ({
  isDefault: input.use === 1,
  contacts: composeName(input.contacts),
  phone: input.phone,
  email: input.email ?? '',
  postcode: input.postcode ?? '',
  country: composeText(input.country),
  province: composeText(input.province ?? ''),
  city: composeText(input.city ?? ''),
  address: composeText(input.address),
  country_id: input.countryId ?? 0,
  province_id: input.provinceId ?? 0,
  city_id: input.cityId ?? 0,
});

const showAddress = (row: AddressRow, lang: Lang): Address => ({
  id: row.id,
  use: row.is_default ? 1 : 0,
  phone: row.phone,
  contacts: row.contacts,
  address: row.address,
  email: row.email || null,
  postcode: row.postcode || null,
  country: countryOf(row.country_id, row.country, lang),
  province: row.province,
  city: row.city,
  countryId: row.country_id,
  provinceId: row.province_id,
  cityId: row.city_id,
});
