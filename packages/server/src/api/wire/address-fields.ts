import type { Address, AddressAddParams, Lang } from '@openmall/sdk';
import type { AddressRow } from '../../db/tables.ts';
import type { AddressFields } from '../../domain/addresses/address-book.ts';
import { countryOf } from './country-name.ts';

/** `areaCode`, which some clients send beside the full phone, says nothing new. */
export const parseAddress = (input: Omit<AddressAddParams, 'areaCode'>): AddressFields => ({
  isDefault: input.use === 1,
  contacts: input.contacts,
  phone: input.phone,
  email: input.email ?? '',
  postcode: input.postcode ?? '',
  country: input.country,
  province: input.province ?? '',
  city: input.city ?? '',
  address: input.address,
  country_id: input.countryId ?? 0,
  province_id: input.provinceId ?? 0,
  city_id: input.cityId ?? 0,
});

export const showAddress = (row: AddressRow, lang: Lang): Address => ({
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
