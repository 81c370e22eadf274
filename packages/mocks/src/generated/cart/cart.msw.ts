// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { CartListOk, CartMergeOk, CartPutOk } from '@openmall/sdk';

export const getCartListResponseMock = (): CartListOk => ({
  code: '0',
  msg: null,
  data: {
    revision: 12,
    lines: [
      {
        sellerGoodsId: 'g_canvas_sneaker',
        skuId: 'sk_sneaker_navy_42',
        goodsNum: 2,
        isLater: 0,
        goodsName: 'Canvas sneaker',
        goodsIcon: '/pictures/goods/sneaker-navy.webp',
        attributes: [
          { attrName: 'Colour', attrValue: 'Navy' },
          { attrName: 'Size', attrValue: '42' },
        ],
        price: 39.6,
        priceTiers: [{ minNum: 10, price: 35.9 }],
        stock: 12,
        buyMin: 1,
        sellerId: 'st_northwind',
        sellerName: 'Northwind Outfitters',
        freeDeliveryFrom: 79,
        problems: [],
      },
      {
        sellerGoodsId: 'g_wool_beanie',
        skuId: '-1',
        goodsNum: 7,
        isLater: 0,
        goodsName: 'Wool beanie',
        goodsIcon: '/pictures/goods/wool-beanie-1.webp',
        attributes: [],
        price: 18,
        priceTiers: [],
        stock: 4,
        buyMin: 1,
        sellerId: 'st_northwind',
        sellerName: 'Northwind Outfitters',
        freeDeliveryFrom: 79,
        problems: ['insufficientStock'],
      },
      {
        sellerGoodsId: 'g_iron_teapot',
        skuId: '-1',
        goodsNum: 1,
        isLater: 1,
        goodsName: 'Cast-iron teapot',
        goodsIcon: '/pictures/goods/iron-teapot-1.webp',
        attributes: [],
        price: 64,
        priceTiers: [],
        stock: 0,
        buyMin: 1,
        sellerId: 'st_kumo',
        sellerName: 'Kumo Living',
        freeDeliveryFrom: null,
        problems: ['productRemoved'],
      },
    ],
  },
});

export const getCartPutResponseMock = (): CartPutOk => ({
  code: '0',
  msg: null,
  data: {
    revision: 13,
    lines: [
      {
        sellerGoodsId: 'g_canvas_sneaker',
        skuId: 'sk_sneaker_navy_42',
        goodsNum: 2,
        isLater: 0,
        goodsName: 'Canvas sneaker',
        goodsIcon: '/pictures/goods/sneaker-navy.webp',
        attributes: [
          { attrName: 'Colour', attrValue: 'Navy' },
          { attrName: 'Size', attrValue: '42' },
        ],
        price: 39.6,
        priceTiers: [{ minNum: 10, price: 35.9 }],
        stock: 12,
        buyMin: 1,
        sellerId: 'st_northwind',
        sellerName: 'Northwind Outfitters',
        freeDeliveryFrom: 79,
        problems: [],
      },
    ],
  },
});

export const getCartMergeResponseMock = (): CartMergeOk => ({
  code: '0',
  msg: null,
  data: {
    revision: 14,
    lines: [
      {
        sellerGoodsId: 'g_canvas_sneaker',
        skuId: 'sk_sneaker_navy_42',
        goodsNum: 2,
        isLater: 0,
        goodsName: 'Canvas sneaker',
        goodsIcon: '/pictures/goods/sneaker-navy.webp',
        attributes: [
          { attrName: 'Colour', attrValue: 'Navy' },
          { attrName: 'Size', attrValue: '42' },
        ],
        price: 39.6,
        priceTiers: [{ minNum: 10, price: 35.9 }],
        stock: 12,
        buyMin: 1,
        sellerId: 'st_northwind',
        sellerName: 'Northwind Outfitters',
        freeDeliveryFrom: 79,
        problems: [],
      },
    ],
    leftOut: [{ sellerGoodsId: 'g_paper_lamp', skuId: '-1', goodsNum: 1, problem: 'productRemoved' }],
  },
});

export const getCartListMockHandler = (
  overrideResponse?:
    CartListOk | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CartListOk> | CartListOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/cart!list',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCartListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCartPutMockHandler = (
  overrideResponse?:
    CartPutOk | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CartPutOk> | CartPutOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/cart!put',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCartPutResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCartMergeMockHandler = (
  overrideResponse?:
    | CartMergeOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CartMergeOk> | CartMergeOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/cart!merge',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCartMergeResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getCartMock = () => [
  getCartListMockHandler(),
  getCartPutMockHandler(),
  getCartMergeMockHandler(),
];
