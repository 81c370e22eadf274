// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { CouponClaimOk, CouponListOk, CouponMineOk } from '@openmall/sdk';

export const getCouponListResponseMock = (): CouponListOk => ({
  code: '0',
  msg: null,
  data: {
    pageInfo: { pageNum: 1, pageSize: 20, totalElements: 2, totalPage: 1 },
    pageList: [
      {
        id: 'cp_welcome',
        code: 'WELCOME5',
        sellerId: null,
        sellerName: null,
        amount: 5,
        percent: null,
        maxDiscount: null,
        minGoods: 30,
        startTime: 1773451613000,
        endTime: 1776043613000,
        claimed: 1,
        state: 0,
      },
      {
        id: 'cp_trail',
        code: 'TRAIL10',
        sellerId: 'st_northwind',
        sellerName: 'Northwind Outfitters',
        amount: null,
        percent: 10,
        maxDiscount: 15,
        minGoods: 50,
        startTime: 1773451613000,
        endTime: 1776043613000,
        claimed: 0,
        state: 0,
      },
    ],
  },
});

export const getCouponMineResponseMock = (): CouponMineOk => ({
  code: '0',
  msg: null,
  data: {
    pageInfo: { pageNum: 1, pageSize: 20, totalElements: 2, totalPage: 1 },
    pageList: [
      {
        id: 'cp_welcome',
        code: 'WELCOME5',
        sellerId: null,
        sellerName: null,
        amount: 5,
        percent: null,
        maxDiscount: null,
        minGoods: 30,
        startTime: 1773451613000,
        endTime: 1776043613000,
        claimed: 1,
        state: 0,
      },
      {
        id: 'cp_kumo',
        code: 'KUMO8',
        sellerId: 'st_kumo',
        sellerName: 'Kumo Living',
        amount: 8,
        percent: null,
        maxDiscount: null,
        minGoods: 60,
        startTime: 1773451613000,
        endTime: 1776043613000,
        claimed: 1,
        state: 1,
      },
    ],
  },
});

export const getCouponClaimResponseMock = (): CouponClaimOk => ({
  code: '0',
  msg: null,
  data: {
    id: 'cp_welcome',
    code: 'WELCOME5',
    sellerId: null,
    sellerName: null,
    amount: 5,
    percent: null,
    maxDiscount: null,
    minGoods: 30,
    startTime: 1773451613000,
    endTime: 1776043613000,
    claimed: 1,
    state: 0,
  },
});

export const getCouponListMockHandler = (
  overrideResponse?:
    | CouponListOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CouponListOk> | CouponListOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/coupon!list',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCouponListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCouponMineMockHandler = (
  overrideResponse?:
    | CouponMineOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CouponMineOk> | CouponMineOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/coupon!mine',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCouponMineResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCouponClaimMockHandler = (
  overrideResponse?:
    | CouponClaimOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CouponClaimOk> | CouponClaimOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/coupon!claim',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCouponClaimResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getCouponsMock = () => [
  getCouponListMockHandler(),
  getCouponMineMockHandler(),
  getCouponClaimMockHandler(),
];
