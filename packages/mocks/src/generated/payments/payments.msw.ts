// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  BankCardAddOk,
  BankCardDelOk,
  BankCardListOk,
  PaymentGetOk,
  PaymentMethodsOk,
  PaymentOpenOk,
} from '@openmall/sdk';

export const getPaymentMethodsResponseMock = (): PaymentMethodsOk => ({
  code: '0',
  msg: null,
  data: {
    methods: [
      { code: 'balance', name: 'Balance', available: 1, reason: null, feeRatio: 0 },
      { code: 'card', name: 'Credit or debit card', available: 1, reason: null, feeRatio: 0.02 },
      {
        code: 'ewallet',
        name: 'Online wallet',
        available: 0,
        reason: 'paymentMethodNotOpen',
        feeRatio: 0.025,
      },
      { code: 'crypto', name: 'Crypto currency', available: 0, reason: 'notImplemented', feeRatio: 0 },
    ],
  },
});

export const getPaymentOpenResponseMock = (): PaymentOpenOk => ({
  code: '0',
  msg: null,
  data: {
    paymentId: 'pm_20260314_0001',
    orderId: 'or_20260314_0001,or_20260314_0002',
    method: 'card',
    status: 0,
    amount: 366.12,
    handlingFee: 7.32,
    total: 373.44,
    payUrl: 'https://pay.example/p/pm_20260314_0001',
    createTime: 1773451613000,
    expireTime: 1773453413000,
  },
});

export const getPaymentGetResponseMock = (): PaymentGetOk => ({
  code: '0',
  msg: null,
  data: {
    paymentId: 'pm_20260314_0001',
    orderId: 'or_20260314_0001,or_20260314_0002',
    method: 'card',
    status: 1,
    amount: 366.12,
    handlingFee: 7.32,
    total: 373.44,
    payUrl: 'https://pay.example/p/pm_20260314_0001',
    createTime: 1773451613000,
    expireTime: 1773453413000,
  },
});

export const getBankCardListResponseMock = (): BankCardListOk => ({
  code: '0',
  msg: null,
  data: {
    pageList: [
      {
        id: 'bc_first',
        bankName: 'First Bank of Bergen',
        bankUserName: 'Amelia Hartley',
        bankCardNo: 'NO9386011117947',
        createTime: 1773451613000,
      },
      {
        id: 'bc_thames',
        bankName: 'Thames Savings',
        bankUserName: 'Amelia Hartley',
        bankCardNo: '4000123412341234',
        createTime: 1770000000000,
      },
    ],
  },
});

export const getBankCardAddResponseMock = (): BankCardAddOk => ({
  code: '0',
  msg: null,
  data: {
    id: 'bc_first',
    bankName: 'First Bank of Bergen',
    bankUserName: 'Amelia Hartley',
    bankCardNo: 'NO9386011117947',
    createTime: 1773451613000,
  },
});

export const getBankCardDelResponseMock = (): BankCardDelOk => ({ code: '0', msg: null, data: null });

export const getPaymentMethodsMockHandler = (
  overrideResponse?:
    | PaymentMethodsOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PaymentMethodsOk> | PaymentMethodsOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/payment!methods',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPaymentMethodsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPaymentOpenMockHandler = (
  overrideResponse?:
    | PaymentOpenOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PaymentOpenOk> | PaymentOpenOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/payment!open',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPaymentOpenResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPaymentGetMockHandler = (
  overrideResponse?:
    | PaymentGetOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PaymentGetOk> | PaymentGetOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/payment!get',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPaymentGetResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getBankCardListMockHandler = (
  overrideResponse?:
    | BankCardListOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BankCardListOk> | BankCardListOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/bankCard!list',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getBankCardListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getBankCardAddMockHandler = (
  overrideResponse?:
    | BankCardAddOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BankCardAddOk> | BankCardAddOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/bankCard!add',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getBankCardAddResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getBankCardDelMockHandler = (
  overrideResponse?:
    | BankCardDelOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BankCardDelOk> | BankCardDelOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/bankCard!del',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getBankCardDelResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPaymentsMock = () => [
  getPaymentMethodsMockHandler(),
  getPaymentOpenMockHandler(),
  getPaymentGetMockHandler(),
  getBankCardListMockHandler(),
  getBankCardAddMockHandler(),
  getBankCardDelMockHandler(),
];
