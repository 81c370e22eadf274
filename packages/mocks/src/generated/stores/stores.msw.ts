// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { SellerInfoOk, SellerListOk } from '@openmall/sdk';

export const getSellerListResponseMock = (): SellerListOk => ({
  code: '0',
  msg: null,
  data: {
    pageInfo: { pageNum: 1, pageSize: 20, totalElements: 2, totalPage: 1 },
    pageList: [
      {
        id: 'st_northwind',
        name: 'Northwind Outfitters',
        avatar: '/pictures/stores/northwind.webp',
        banner1: '/pictures/stores/northwind-banner.webp',
        shopRemark: 'Gear for long walks since 1998.',
        shopAddress: 'Bergen, Norway',
        status: 1,
        createTime: 1672531200000,
        soldNum: 18240,
        fakeSoldNum: 0,
        viewsNum: 402113,
        highOpinion: 0.98,
        sellerGoodsNum: 36,
        focusNum: 5120,
        isFocus: 1,
      },
      {
        id: 'st_kumo',
        name: 'Kumo Living',
        avatar: '/pictures/stores/kumo.webp',
        banner1: null,
        shopRemark: 'Quiet things for the home.',
        shopAddress: 'Osaka, Japan',
        status: 1,
        createTime: 1690848000000,
        soldNum: 7310,
        fakeSoldNum: 0,
        viewsNum: 98040,
        highOpinion: 0.95,
        sellerGoodsNum: 24,
        focusNum: 1290,
        isFocus: 1,
      },
    ],
  },
});

export const getSellerInfoResponseMock = (): SellerInfoOk => ({
  code: '0',
  msg: null,
  data: {
    id: 'st_northwind',
    name: 'Northwind Outfitters',
    avatar: '/pictures/stores/northwind.webp',
    banner1: '/pictures/stores/northwind-banner.webp',
    shopRemark: 'Gear for long walks since 1998.',
    shopAddress: 'Bergen, Norway',
    status: 1,
    createTime: 1672531200000,
    soldNum: 18240,
    fakeSoldNum: 0,
    viewsNum: 402113,
    highOpinion: 0.98,
    sellerGoodsNum: 36,
    focusNum: 5120,
    isFocus: 1,
  },
});

export const getSellerListMockHandler = (
  overrideResponse?:
    | SellerListOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SellerListOk> | SellerListOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/seller!list',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSellerListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSellerInfoMockHandler = (
  overrideResponse?:
    | SellerInfoOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SellerInfoOk> | SellerInfoOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/seller!info',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSellerInfoResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getStoresMock = () => [getSellerListMockHandler(), getSellerInfoMockHandler()];
