// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  AddressAddOk,
  AddressDelOk,
  AddressEditOk,
  AddressListCityOk,
  AddressListCountryOk,
  AddressListOk,
  AddressListStateOk,
} from '@openmall/sdk';

export const getAddressListResponseMock = (): AddressListOk => ({
  code: '0',
  msg: null,
  data: {
    pageList: [
      {
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
      },
      {
        id: 'ad_office',
        use: 0,
        phone: '44 2079460958',
        contacts: 'Hartley & Daughters Ltd',
        address: 'Unit 7, Canal Yard',
        email: null,
        postcode: 'M1 2WD',
        country: 'United Kingdom',
        province: 'England',
        city: 'Manchester',
        countryId: 826,
        provinceId: 82601,
        cityId: 8260102,
      },
      {
        id: 'ad_parents',
        use: 0,
        phone: '49 15112345678',
        contacts: 'Jörg Lindner',
        address: 'Am Alten Markt 9, Hinterhaus',
        email: 'joerg@example.org',
        postcode: '50667',
        country: 'Germany',
        province: 'Nordrhein-Westfalen',
        city: 'Köln',
        countryId: 276,
        provinceId: 27605,
        cityId: 2760501,
      },
    ],
  },
});

export const getAddressAddResponseMock = (): AddressAddOk => ({ code: '0', msg: null, data: null });

export const getAddressEditResponseMock = (): AddressEditOk => ({ code: '0', msg: null, data: null });

export const getAddressDelResponseMock = (): AddressDelOk => ({ code: '0', msg: null, data: null });

export const getAddressListCountryResponseMock = (): AddressListCountryOk => ({
  code: '0',
  msg: null,
  data: {
    data: [
      { id: 276, countryName: 'Germany', areaCode: '49' },
      { id: 392, countryName: 'Japan', areaCode: '81' },
      { id: 578, countryName: 'Norway', areaCode: '47' },
      { id: 608, countryName: 'Philippines', areaCode: '63' },
      { id: 826, countryName: 'United Kingdom', areaCode: '44' },
      { id: 840, countryName: 'United States', areaCode: '1' },
    ],
  },
});

export const getAddressListStateResponseMock = (): AddressListStateOk => ({
  code: '0',
  msg: null,
  data: {
    data: [
      { id: 82601, stateName: 'England' },
      { id: 82602, stateName: 'Northern Ireland' },
      { id: 82603, stateName: 'Scotland' },
      { id: 82604, stateName: 'Wales' },
    ],
  },
});

export const getAddressListCityResponseMock = (): AddressListCityOk => ({
  code: '0',
  msg: null,
  data: {
    data: [
      { id: 8260103, cityName: 'Bristol' },
      { id: 8260104, cityName: 'Leeds' },
      { id: 8260101, cityName: 'London' },
      { id: 8260102, cityName: 'Manchester' },
    ],
  },
});

export const getAddressListMockHandler = (
  overrideResponse?:
    | AddressListOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AddressListOk> | AddressListOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/address!list',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAddressListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAddressAddMockHandler = (
  overrideResponse?:
    | AddressAddOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AddressAddOk> | AddressAddOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/address!add',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAddressAddResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAddressEditMockHandler = (
  overrideResponse?:
    | AddressEditOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AddressEditOk> | AddressEditOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/address!edit',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAddressEditResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAddressDelMockHandler = (
  overrideResponse?:
    | AddressDelOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AddressDelOk> | AddressDelOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/address!del',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAddressDelResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAddressListCountryMockHandler = (
  overrideResponse?:
    | AddressListCountryOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AddressListCountryOk> | AddressListCountryOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/address!listCountry',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAddressListCountryResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAddressListStateMockHandler = (
  overrideResponse?:
    | AddressListStateOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AddressListStateOk> | AddressListStateOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/address!listState',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAddressListStateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAddressListCityMockHandler = (
  overrideResponse?:
    | AddressListCityOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AddressListCityOk> | AddressListCityOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/address!listCity',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAddressListCityResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getAddressesMock = () => [
  getAddressListMockHandler(),
  getAddressAddMockHandler(),
  getAddressEditMockHandler(),
  getAddressDelMockHandler(),
  getAddressListCountryMockHandler(),
  getAddressListStateMockHandler(),
  getAddressListCityMockHandler(),
];
