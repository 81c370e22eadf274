// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  CreditApplyOk,
  CreditBeforepayOk,
  CreditBeforereapplyOk,
  CreditBillOk,
  CreditCheckOk,
  CreditConfigOk,
  CreditHistroyOk,
  CreditPayOk,
} from '@openmall/sdk';

export const getCreditCheckResponseMock = (): CreditCheckOk => ({ code: '0', msg: null, data: 'true' });

export const getCreditConfigResponseMock = (): CreditConfigOk => ({
  code: '0',
  msg: null,
  data: {
    rate: 0.0005,
    defaultRate: 0.001,
    lendableDays: ['30', '90', '180'],
    allLendableDays: ['30', '90', '180', '365'],
    amountMin: 100000,
    amountMax: 30000000,
    repayMethod: 'lumpSum',
  },
});

export const getCreditApplyResponseMock = (): CreditApplyOk => ({ code: '0', msg: null, data: null });

export const getCreditBillResponseMock = (): CreditBillOk => ({
  code: '0',
  msg: null,
  data: {
    realName: 'Amelia Hartley',
    applyAmount: 150000,
    alreadyCreditDays: 23,
    interest: 1725,
    estimatePayment: 151725,
  },
});

export const getCreditHistroyResponseMock = (): CreditHistroyOk => ({
  code: '0',
  msg: null,
  data: {
    elements: [
      {
        id: 'cr_20260312_0003',
        applyAmount: 250000,
        customerSubmitTime: '2026-03-12 16:40:00',
        creditPeriod: 180,
        creditRate: 0.0005,
        status: 1,
        statusStr: 'Under review',
      },
      {
        id: 'cr_20260220_0001',
        applyAmount: 150000,
        customerSubmitTime: '2026-02-20 09:15:30',
        creditPeriod: 90,
        creditRate: 0.0005,
        status: 2,
        statusStr: 'Approved',
      },
      {
        id: 'cr_20250901_0002',
        applyAmount: 100000,
        customerSubmitTime: '2025-09-01 12:00:00',
        creditPeriod: 30,
        creditRate: 0.0005,
        status: 3,
        statusStr: 'Overdue',
      },
      {
        id: 'cr_20250618_0004',
        applyAmount: 30000000,
        customerSubmitTime: '2025-06-18 10:22:14',
        creditPeriod: 365,
        creditRate: 0.0005,
        status: 4,
        statusStr: 'Rejected',
      },
      {
        id: 'cr_20250105_0001',
        applyAmount: 120000,
        customerSubmitTime: '2025-01-05 08:05:59',
        creditPeriod: 30,
        creditRate: 0.0005,
        status: 5,
        statusStr: 'Repaid',
      },
    ],
    thisPageNumber: 1,
    pageSize: 20,
    totalElements: 5,
  },
});

export const getCreditBeforepayResponseMock = (): CreditBeforepayOk => ({
  code: '0',
  msg: null,
  data: {
    realName: 'Amelia Hartley',
    alreadyCreditDays: 23,
    estimatePayment: 151725,
    creditRate: 0.0005,
    accountAmount: 157533.5,
  },
});

export const getCreditPayResponseMock = (): CreditPayOk => ({ code: '0', msg: null, data: null });

export const getCreditBeforereapplyResponseMock = (): CreditBeforereapplyOk => ({
  code: '0',
  msg: null,
  data: {
    id: 'cr_20250618_0004',
    realName: 'Amelia Hartley',
    creditPeriod: 365,
    applyAmount: 30000000,
    countryId: 826,
    countryName: 'United Kingdom',
    identification: 'K7702913',
    imgCertificateFace: '/uploads/credit/f1.webp',
    imgCertificateBack: '/uploads/credit/b1.webp',
    imgCertificateHand: '/uploads/credit/h1.webp',
    status: 4,
    rejectReason: 'The picture of the document can not be read.',
  },
});

export const getCreditCheckMockHandler = (
  overrideResponse?:
    | CreditCheckOk
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CreditCheckOk> | CreditCheckOk),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/credit!check',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreditCheckResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreditConfigMockHandler = (
  overrideResponse?:
    | CreditConfigOk
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CreditConfigOk> | CreditConfigOk),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/credit!config',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreditConfigResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreditApplyMockHandler = (
  overrideResponse?:
    | CreditApplyOk
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CreditApplyOk> | CreditApplyOk),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/credit!apply',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreditApplyResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreditBillMockHandler = (
  overrideResponse?:
    | CreditBillOk
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CreditBillOk> | CreditBillOk),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/credit!bill',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreditBillResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreditHistroyMockHandler = (
  overrideResponse?:
    | CreditHistroyOk
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CreditHistroyOk> | CreditHistroyOk),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/credit!histroy',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreditHistroyResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreditBeforepayMockHandler = (
  overrideResponse?:
    | CreditBeforepayOk
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CreditBeforepayOk> | CreditBeforepayOk),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/credit!beforepay',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreditBeforepayResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreditPayMockHandler = (
  overrideResponse?:
    | CreditPayOk
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CreditPayOk> | CreditPayOk),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/credit!pay',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreditPayResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreditBeforereapplyMockHandler = (
  overrideResponse?:
    | CreditBeforereapplyOk
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CreditBeforereapplyOk> | CreditBeforereapplyOk),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/credit!beforereapply',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreditBeforereapplyResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getLoansMock = () => [
  getCreditCheckMockHandler(),
  getCreditConfigMockHandler(),
  getCreditApplyMockHandler(),
  getCreditBillMockHandler(),
  getCreditHistroyMockHandler(),
  getCreditBeforepayMockHandler(),
  getCreditPayMockHandler(),
  getCreditBeforereapplyMockHandler(),
];
