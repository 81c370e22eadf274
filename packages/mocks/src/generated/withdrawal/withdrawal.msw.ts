// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  UserBindWithdrawAddressOk,
  WithdrawApplyOk,
  WithdrawCancelAddressReleaseOk,
  WithdrawFeeOk,
  WithdrawGetOk,
  WithdrawListOk,
  WithdrawRequestAddressReleaseOk,
  WithdrawWithdrawLimitConfigOk,
  WithdrawWithdrawOpenOk,
} from '@openmall/sdk';

export const getUserBindWithdrawAddressResponseMock = (): UserBindWithdrawAddressOk => ({
  code: '0',
  msg: null,
  data: null,
});

export const getWithdrawListResponseMock = (): WithdrawListOk => ({
  code: '0',
  msg: null,
  data: {
    elements: [
      {
        order_no: 'wd_20260314_0001',
        coin: 'USDT',
        coin_blockchain: 'USDT_TRC20',
        amount: '120.5',
        volume: '120.5',
        fee: '1.205',
        arrivalAmount: '119.295',
        state: 0,
        createTime: '2026-03-14 10:02:41',
        reviewTime: null,
        to: 'TSjvDRttV55QwU7Wq69fob7shgyMEkNfij',
        failure_msg: null,
        tx: null,
        bank: null,
        bankCardNo: null,
        bankUserName: null,
        routingNum: null,
        accountAddress: null,
        bankAddress: null,
        countryName: null,
      },
      {
        order_no: 'wd_20260306_0009',
        coin: 'USDT',
        coin_blockchain: 'USDT_TRC20',
        amount: '300',
        volume: '300',
        fee: '3',
        arrivalAmount: '297',
        state: 1,
        createTime: '2026-03-06 15:20:05',
        reviewTime: '2026-03-06 15:41:58',
        to: 'TSjvDRttV55QwU7Wq69fob7shgyMEkNfij',
        failure_msg: null,
        tx: '1c7e94a2f05b38d6e1740cb92f53a8d0476be1fc',
        bank: null,
        bankCardNo: null,
        bankUserName: null,
        routingNum: null,
        accountAddress: null,
        bankAddress: null,
        countryName: null,
      },
      {
        order_no: 'wd_20260227_0002',
        coin: 'USDT',
        coin_blockchain: 'USDT_TRC20',
        amount: '50',
        volume: '50',
        fee: '0.5',
        arrivalAmount: '49.5',
        state: 2,
        createTime: '2026-02-27 08:30:00',
        reviewTime: '2026-02-27 09:12:44',
        to: 'TSjvDRttV55QwU7Wq69fob7shgyMEkNfij',
        failure_msg: 'The address belongs to an exchange that takes no transfers.',
        tx: null,
        bank: null,
        bankCardNo: null,
        bankUserName: null,
        routingNum: null,
        accountAddress: null,
        bankAddress: null,
        countryName: null,
      },
      {
        order_no: 'wd_20260219_0005',
        coin: 'bank',
        coin_blockchain: 'bank',
        amount: '1000',
        volume: '1000',
        fee: '20',
        arrivalAmount: '980',
        state: 1,
        createTime: '2026-02-19 13:00:10',
        reviewTime: '2026-02-20 10:00:00',
        to: null,
        failure_msg: null,
        tx: null,
        bank: 'First Bank of Bergen',
        bankCardNo: '***********7947',
        bankUserName: 'Amelia Hartley',
        routingNum: '021000021',
        accountAddress: '12 Harbour Road, Bergen',
        bankAddress: '1 Fjord Street, Bergen',
        countryName: 'Norway',
      },
    ],
    thisPageNumber: 1,
    pageSize: 10,
    totalElements: 4,
  },
});

export const getWithdrawApplyResponseMock = (): WithdrawApplyOk => ({
  code: '0',
  msg: null,
  data: { order_no: 'wd_20260314_0001' },
});

export const getWithdrawFeeResponseMock = (): WithdrawFeeOk => ({
  code: '0',
  msg: null,
  data: { withdraw_fee: 0.01 },
});

export const getWithdrawGetResponseMock = (): WithdrawGetOk => ({
  code: '0',
  msg: null,
  data: {
    order_no: 'wd_20260314_0001',
    coin: 'USDT',
    coin_blockchain: 'USDT_TRC20',
    amount: '120.5',
    volume: '120.5',
    fee: '1.205',
    arrivalAmount: '119.295',
    state: 0,
    create_time: '2026-03-14 10:02:41',
    reviewTime: null,
    to: 'TSjvDRttV55QwU7Wq69fob7shgyMEkNfij',
    failure_msg: null,
    tx: null,
    bank: null,
    bankCardNo: null,
    bankUserName: null,
    swiftCode: null,
    countryName: null,
  },
});

export const getWithdrawWithdrawOpenResponseMock = (): WithdrawWithdrawOpenOk => ({
  code: '0',
  msg: null,
  data: {
    session_token: 'ws_81b0e6d3a94f4c27',
    coinType: 'USDT',
    chainName: 'TRC20',
    openWithdrawAddressBinding: 1,
    existWithdrawAddress: 'TSjvDRttV55QwU7Wq69fob7shgyMEkNfij',
  },
});

export const getWithdrawWithdrawLimitConfigResponseMock = (): WithdrawWithdrawLimitConfigOk => ({
  code: '0',
  msg: null,
  data: {
    withdrawAmountMin: '10',
    withdrawAmountMax: '50000',
    dailyMax: 3,
    dailyUsed: 1,
    openFrom: '08:00',
    openUntil: '22:00',
    boundAddress: 'TSjvDRttV55QwU7Wq69fob7shgyMEkNfij',
    addressReleaseHours: 48,
    addressReleaseTime: null,
  },
});

export const getWithdrawRequestAddressReleaseResponseMock = (): WithdrawRequestAddressReleaseOk => ({
  code: '0',
  msg: null,
  data: { addressReleaseTime: '2026-03-16 10:02:41' },
});

export const getWithdrawCancelAddressReleaseResponseMock = (): WithdrawCancelAddressReleaseOk => ({
  code: '0',
  msg: null,
  data: null,
});

export const getUserBindWithdrawAddressMockHandler = (
  overrideResponse?:
    | UserBindWithdrawAddressOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UserBindWithdrawAddressOk> | UserBindWithdrawAddressOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/user!bindWithdrawAddress',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUserBindWithdrawAddressResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getWithdrawListMockHandler = (
  overrideResponse?:
    | WithdrawListOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WithdrawListOk> | WithdrawListOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/withdraw!list',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getWithdrawApplyMockHandler = (
  overrideResponse?:
    | WithdrawApplyOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WithdrawApplyOk> | WithdrawApplyOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/withdraw!apply',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawApplyResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getWithdrawFeeMockHandler = (
  overrideResponse?:
    | WithdrawFeeOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WithdrawFeeOk> | WithdrawFeeOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/withdraw!fee',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawFeeResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getWithdrawGetMockHandler = (
  overrideResponse?:
    | WithdrawGetOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WithdrawGetOk> | WithdrawGetOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/withdraw!get',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawGetResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getWithdrawWithdrawOpenMockHandler = (
  overrideResponse?:
    | WithdrawWithdrawOpenOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<WithdrawWithdrawOpenOk> | WithdrawWithdrawOpenOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/withdraw!withdraw_open',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawWithdrawOpenResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getWithdrawWithdrawLimitConfigMockHandler = (
  overrideResponse?:
    | WithdrawWithdrawLimitConfigOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<WithdrawWithdrawLimitConfigOk> | WithdrawWithdrawLimitConfigOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/withdraw!withdrawLimitConfig',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawWithdrawLimitConfigResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getWithdrawRequestAddressReleaseMockHandler = (
  overrideResponse?:
    | WithdrawRequestAddressReleaseOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<WithdrawRequestAddressReleaseOk> | WithdrawRequestAddressReleaseOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/withdraw!requestAddressRelease',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawRequestAddressReleaseResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getWithdrawCancelAddressReleaseMockHandler = (
  overrideResponse?:
    | WithdrawCancelAddressReleaseOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<WithdrawCancelAddressReleaseOk> | WithdrawCancelAddressReleaseOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/withdraw!cancelAddressRelease',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawCancelAddressReleaseResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getWithdrawalMock = () => [
  getUserBindWithdrawAddressMockHandler(),
  getWithdrawListMockHandler(),
  getWithdrawApplyMockHandler(),
  getWithdrawFeeMockHandler(),
  getWithdrawGetMockHandler(),
  getWithdrawWithdrawOpenMockHandler(),
  getWithdrawWithdrawLimitConfigMockHandler(),
  getWithdrawRequestAddressReleaseMockHandler(),
  getWithdrawCancelAddressReleaseMockHandler(),
];
