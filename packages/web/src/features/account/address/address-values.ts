import type { Address, AddressAddParams } from '@openmall/sdk';
import { phoneNumberOf } from '../../../shared/forms/typed-phone.ts';
import { typedName, typedPostcode } from '../../../shared/forms/typed-text.ts';

/** The form values of an address. */
export interface AddressValues {
  readonly contacts: string;
  readonly areaCode: string;
  /** The user chose the calling code, so it no longer follows the country. */
  readonly ownCode: boolean;
  readonly phone: string;
  readonly countryId: string;
  readonly country: string;
  readonly provinceId: string;
  readonly province: string;
  readonly cityId: string;
  readonly city: string;
  readonly postcode: string;
  readonly email: string;
  readonly address: string;
  readonly use: boolean;
}

/** Addresses that an account can have. */
export const MAX_ADDRESSES = 6;

export const emptyAddress: AddressValues = {
  contacts: '',
  areaCode: '44',
  ownCode: false,
  phone: '',
  countryId: '',
  country: '',
  provinceId: '',
  province: '',
  cityId: '',
  city: '',
  postcode: '',
  email: '',
  address: '',
  use: false,
};

const idText = (id: number) => (id > 0 ? String(id) : '');

export function valuesOf(address: Address): AddressValues {
  const [areaCode = '', phone = ''] = address.phone.split(' ');
  const { contacts, country, province, city } = address;
  return {
    contacts,
    areaCode,
    ownCode: true,
    phone,
    country,
    province,
    city,
    countryId: idText(address.countryId),
    provinceId: idText(address.provinceId),
    cityId: idText(address.cityId),
    postcode: address.postcode ?? '',
    email: address.email ?? '',
    address: address.address,
    use: address.use === 1,
  };
}

/** The params of the call, without empty fields. */
export function inputOf(values: AddressValues): AddressAddParams {
  const phone = phoneNumberOf(values.phone, values.areaCode);
  const optional = {
    postcode: typedPostcode(values.postcode),
    email: values.email.trim(),
    province: values.province.trim(),
    city: values.city.trim(),
  };
  return {
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value)),
    contacts: typedName(values.contacts),
    phone: phone && `${values.areaCode} ${phone}`,
    country: values.country,
    countryId: Number(values.countryId),
    provinceId: Number(values.provinceId),
    cityId: Number(values.cityId),
    address: values.address.trim(),
    ...(values.use && { use: 1 as const }),
  };
}

/** The lines below the name: street, place and country. */
export const addressLines = ({ address, postcode, city, province, country }: Address): readonly string[] => [
  address,
  [[postcode, city].filter(Boolean).join(' '), province === city ? '' : province, country]
    .filter(Boolean)
    .join(', '),
];
