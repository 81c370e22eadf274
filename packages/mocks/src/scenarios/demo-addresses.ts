import type { Address } from '@openmall/sdk';

export const home: Address = {
  id: 'ad_home',
  use: 1,
  phone: '44 7700900123',
  contacts: 'Amelia Hartley',
  address: '14 Rosebery Avenue, Flat 3',
  email: 'amelia@example.com',
  postcode: 'EC1R 4TD',
  country: 'United Kingdom',
  province: 'England',
  city: 'London',
  countryId: 826,
  provinceId: 82601,
  cityId: 8260101,
};
export const office: Address = {
  ...home,
  id: 'ad_office',
  use: 0,
  phone: '44 2079460958',
  contacts: 'Hartley & Daughters Ltd',
  address: 'Unit 7, Canal Yard',
  email: null,
  postcode: 'M1 2WD',
  city: 'Manchester',
  cityId: 8260102,
};
