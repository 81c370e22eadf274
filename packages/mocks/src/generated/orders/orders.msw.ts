// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  OrderCancelOk,
  OrderCountOrderStatusOk,
  OrderDisputeReturnOk,
  OrderInfoOk,
  OrderListGoodsOk,
  OrderListMainOk,
  OrderLogListOk,
  OrderPayOk,
  OrderQuoteOk,
  OrderReceiptOk,
  OrderRefundQuoteOk,
  OrderRemindOk,
  OrderRequestReturnOk,
  OrderReturnQuoteOk,
  OrderReturnsOk,
  OrderSendReturnOk,
  OrderSubmitOk,
  OrderWithdrawReturnOk,
} from '@openmall/sdk';

export const getOrderSubmitResponseMock = (): OrderSubmitOk => ({
  code: '0',
  msg: null,
  data: {
    orderList: [
      {
        id: 'or_20260314_0001',
        orderId: 'or_20260314_0001',
        prizeReal: 205.2,
        fees: 11.56,
        tax: 10.26,
        freight: 9.5,
        dispatchFee: 2,
        longDistanceFee: 4.5,
        deliveryFee: 3,
        serviceFee: 2.06,
        discount: 19.8,
        total: 227.02,
      },
      {
        id: 'or_20260314_0002',
        orderId: 'or_20260314_0002',
        prizeReal: 119,
        fees: 14.7,
        tax: 5.4,
        freight: 13.5,
        dispatchFee: 3,
        longDistanceFee: 6.5,
        deliveryFee: 4,
        serviceFee: 1.2,
        discount: 0,
        total: 139.1,
      },
    ],
  },
});

export const getOrderPayResponseMock = (): OrderPayOk => ({ code: '0', msg: null, data: null });

export const getOrderCancelResponseMock = (): OrderCancelOk => ({ code: '0', msg: null, data: null });

export const getOrderListMainResponseMock = (): OrderListMainOk => ({
  code: '0',
  msg: null,
  data: {
    pageInfo: { pageNum: 1, pageSize: 20, totalElements: 8, totalPage: 1 },
    pageList: [
      {
        id: 'or_20260314_0001',
        partyId: 'us_amelia',
        username: 'amelia@example.com',
        status: 0,
        goodsCount: 9,
        priceCount: 205.2,
        goodsFrom: 'Northwind Outfitters',
        returnStatus: 0,
        fees: 11.56,
        tax: 10.26,
        sellerStatus: 1,
        createTime: '2026-03-14 09:26:53',
        sellerId: 'st_northwind',
        goods: [
          {
            goodsId: 'g_canvas_sneaker',
            skuId: 'sk_sneaker_navy_42',
            goodsName: 'Canvas sneaker',
            goodsIcon: '/pictures/goods/canvas-sneaker-navy.webp',
            goodsNum: 2,
            goodsReal: 39.6,
            attributes: [
              { attrName: 'Colour', attrValue: 'Navy' },
              { attrName: 'Size', attrValue: '42' },
            ],
          },
          {
            goodsId: 'g_wool_beanie',
            skuId: '-1',
            goodsName: 'Wool beanie',
            goodsIcon: '/pictures/goods/wool-beanie-1.webp',
            goodsNum: 7,
            goodsReal: 18,
            attributes: [],
          },
        ],
        lineCount: 2,
        freight: 9.5,
        total: 227.02,
        payDeadline: 1773538013000,
        reminded: 0,
      },
      {
        id: 'or_20260314_0002',
        partyId: 'us_amelia',
        username: 'amelia@example.com',
        status: 1,
        goodsCount: 3,
        priceCount: 119,
        goodsFrom: 'Kumo Living',
        returnStatus: 0,
        fees: 14.7,
        tax: 5.4,
        sellerStatus: 1,
        createTime: '2026-03-14 09:26:53',
        sellerId: 'st_kumo',
        goods: [
          {
            goodsId: 'g_iron_teapot',
            skuId: '-1',
            goodsName: 'Cast-iron teapot',
            goodsIcon: '/pictures/goods/iron-teapot-1.webp',
            goodsNum: 1,
            goodsReal: 64,
            attributes: [],
          },
          {
            goodsId: 'g_paper_lamp',
            skuId: '-1',
            goodsName: 'Paper lamp',
            goodsIcon: '/pictures/goods/paper-lamp-1.webp',
            goodsNum: 2,
            goodsReal: 27.5,
            attributes: [],
          },
        ],
        lineCount: 2,
        freight: 13.5,
        total: 139.1,
        payDeadline: null,
        reminded: 1,
      },
      {
        id: 'or_20260311_0007',
        partyId: 'us_amelia',
        username: 'amelia@example.com',
        status: 2,
        goodsCount: 1,
        priceCount: 27.5,
        goodsFrom: 'Kumo Living',
        returnStatus: 0,
        fees: 4.8,
        tax: 1.1,
        sellerStatus: 1,
        createTime: '2026-03-11 20:14:05',
        sellerId: 'st_kumo',
        goods: [
          {
            goodsId: 'g_paper_lamp',
            skuId: '-1',
            goodsName: 'Paper lamp',
            goodsIcon: '/pictures/goods/paper-lamp-1.webp',
            goodsNum: 1,
            goodsReal: 27.5,
            attributes: [],
          },
        ],
        lineCount: 1,
        freight: 4.5,
        total: 33.4,
        payDeadline: null,
        reminded: 0,
      },
      {
        id: 'or_20260308_0003',
        partyId: 'us_amelia',
        username: 'amelia@example.com',
        status: 3,
        goodsCount: 1,
        priceCount: 64,
        goodsFrom: 'Kumo Living',
        returnStatus: 0,
        fees: 9.64,
        tax: 3.2,
        sellerStatus: 1,
        createTime: '2026-03-08 13:40:37',
        sellerId: 'st_kumo',
        goods: [
          {
            goodsId: 'g_iron_teapot',
            skuId: '-1',
            goodsName: 'Cast-iron teapot',
            goodsIcon: '/pictures/goods/iron-teapot-1.webp',
            goodsNum: 1,
            goodsReal: 64,
            attributes: [],
          },
        ],
        lineCount: 1,
        freight: 9,
        total: 76.84,
        payDeadline: null,
        reminded: 0,
      },
      {
        id: 'or_20260301_0012',
        partyId: 'us_amelia',
        username: 'amelia@example.com',
        status: 4,
        goodsCount: 1,
        priceCount: 39.6,
        goodsFrom: 'Northwind Outfitters',
        returnStatus: 0,
        fees: 6.89,
        tax: 1.98,
        sellerStatus: 1,
        createTime: '2026-03-01 18:22:48',
        sellerId: 'st_northwind',
        goods: [
          {
            goodsId: 'g_canvas_sneaker',
            skuId: 'sk_sneaker_navy_42',
            goodsName: 'Canvas sneaker',
            goodsIcon: '/pictures/goods/canvas-sneaker-navy.webp',
            goodsNum: 1,
            goodsReal: 39.6,
            attributes: [
              { attrName: 'Colour', attrValue: 'Navy' },
              { attrName: 'Size', attrValue: '42' },
            ],
          },
        ],
        lineCount: 1,
        freight: 6.5,
        total: 48.47,
        payDeadline: null,
        reminded: 0,
      },
      {
        id: 'or_20260220_0005',
        partyId: 'us_amelia',
        username: 'amelia@example.com',
        status: 5,
        goodsCount: 10,
        priceCount: 180,
        goodsFrom: 'Northwind Outfitters',
        returnStatus: 0,
        fees: 4.8,
        tax: 9,
        sellerStatus: 1,
        createTime: '2026-02-20 07:51:19',
        sellerId: 'st_northwind',
        goods: [
          {
            goodsId: 'g_wool_beanie',
            skuId: '-1',
            goodsName: 'Wool beanie',
            goodsIcon: '/pictures/goods/wool-beanie-1.webp',
            goodsNum: 10,
            goodsReal: 18,
            attributes: [],
          },
        ],
        lineCount: 1,
        freight: 3,
        total: 193.8,
        payDeadline: null,
        reminded: 0,
      },
      {
        id: 'or_20260218_0002',
        partyId: 'us_amelia',
        username: 'amelia@example.com',
        status: 6,
        goodsCount: 2,
        priceCount: 55,
        goodsFrom: 'Kumo Living',
        returnStatus: 1,
        fees: 5.05,
        tax: 2.2,
        sellerStatus: 1,
        createTime: '2026-02-18 22:03:44',
        sellerId: 'st_kumo',
        goods: [
          {
            goodsId: 'g_paper_lamp',
            skuId: '-1',
            goodsName: 'Paper lamp',
            goodsIcon: '/pictures/goods/paper-lamp-1.webp',
            goodsNum: 2,
            goodsReal: 27.5,
            attributes: [],
          },
        ],
        lineCount: 1,
        freight: 4.5,
        total: 62.25,
        payDeadline: null,
        reminded: 0,
      },
      {
        id: 'or_20260210_0009',
        partyId: 'us_amelia',
        username: 'amelia@example.com',
        status: -1,
        goodsCount: 1,
        priceCount: 39.6,
        goodsFrom: 'Northwind Outfitters',
        returnStatus: 0,
        fees: 6.89,
        tax: 1.98,
        sellerStatus: 1,
        createTime: '2026-02-10 11:17:02',
        sellerId: 'st_northwind',
        goods: [
          {
            goodsId: 'g_canvas_sneaker',
            skuId: 'sk_sneaker_navy_42',
            goodsName: 'Canvas sneaker',
            goodsIcon: '/pictures/goods/canvas-sneaker-navy.webp',
            goodsNum: 1,
            goodsReal: 39.6,
            attributes: [
              { attrName: 'Colour', attrValue: 'Navy' },
              { attrName: 'Size', attrValue: '42' },
            ],
          },
        ],
        lineCount: 1,
        freight: 6.5,
        total: 48.47,
        payDeadline: null,
        reminded: 0,
      },
    ],
  },
});

export const getOrderInfoResponseMock = (): OrderInfoOk => ({
  code: '0',
  msg: null,
  data: {
    orderInfo: {
      id: 'or_20260308_0003',
      createTime: '2026-03-08 13:40:37',
      status: 3,
      pushTime: '2026-03-09 10:05:12',
      partyId: 'us_amelia',
      username: 'amelia@example.com',
      phone: '44 770****123',
      email: 'ame****@example.com',
      contacts: 'Amelia Hartley',
      postcode: 'EC1R 4TD',
      country: 'United Kingdom',
      province: 'England',
      city: 'London',
      address: '14 Rosebery Avenue, Flat 3',
      payStatus: 1,
      prizeReal: 64,
      prizeOriginal: 64,
      fees: 9.64,
      tax: 3.2,
      discount: 0,
      goodsCount: 1,
      purchStatus: 1,
      itemsTotal: 64,
      freight: 9,
      dispatchFee: 2,
      longDistanceFee: 4.5,
      deliveryFee: 2.5,
      serviceFee: 0.64,
      total: 76.84,
      handlingFee: 0,
      paymentProof: null,
      payDeadline: null,
      returnStatus: 0,
      cancelReason: null,
      refundReason: null,
      refundAmount: null,
      refundRemark: null,
      remarks: '',
      sellerId: 'st_kumo',
      sellerName: 'Kumo Living',
      carrier: 'Nordic Parcel',
      trackingNumber: 'NP2026030835',
      reminded: 0,
    },
  },
});

export const getOrderListGoodsResponseMock = (): OrderListGoodsOk => ({
  code: '0',
  msg: null,
  data: {
    pageInfo: { pageNum: 1, pageSize: 20, totalElements: 1, totalPage: 1 },
    pageList: [
      {
        goodsId: 'g_iron_teapot',
        skuId: '-1',
        goodsName: 'Cast-iron teapot',
        goodsNum: 1,
        goodsReal: 64,
        goodsIcon: '/pictures/goods/iron-teapot-1.webp',
        fees: 9,
        tax: 3.2,
        sellingPrice: 64,
        totalCost: 64,
        isShelf: 1,
        isValid: 1,
        attributes: [],
      },
    ],
  },
});

export const getOrderReceiptResponseMock = (): OrderReceiptOk => ({ code: '0', msg: null, data: null });

export const getOrderReturnsResponseMock = (): OrderReturnsOk => ({ code: '0', msg: null, data: null });

export const getOrderRefundQuoteResponseMock = (): OrderRefundQuoteOk => ({
  code: '0',
  msg: null,
  data: {
    orderId: 'or_20260314_0002',
    isWhole: 0,
    lines: [
      {
        goodsId: 'g_paper_lamp',
        skuId: '-1',
        goodsName: 'Paper lamp',
        goodsIcon: '/pictures/goods/paper-lamp-1.webp',
        attributes: [],
        goodsNum: 1,
        goodsTotal: 27.5,
        couponDiscount: 0,
        freight: 2.25,
        tax: 1.1,
        serviceFee: 0.27,
        total: 31.12,
      },
    ],
    goodsTotal: 27.5,
    couponDiscount: 0,
    freight: 2.25,
    tax: 1.1,
    serviceFee: 0.27,
    total: 31.12,
    restPieces: 2,
    restTotal: 107.98,
  },
});

export const getOrderReturnQuoteResponseMock = (): OrderReturnQuoteOk => ({
  code: '0',
  msg: null,
  data: {
    orderId: 'or_20260301_0012',
    keepsCosts: 0,
    lines: [
      {
        goodsId: 'g_paper_lamp',
        skuId: '-1',
        goodsName: 'Paper lamp',
        goodsIcon: '/pictures/goods/paper-lamp-1.webp',
        attributes: [],
        goodsNum: 1,
        goodsTotal: 27.5,
        couponDiscount: 0,
        freight: 2.25,
        tax: 1.1,
        serviceFee: 0.27,
        total: 31.12,
      },
    ],
    goodsTotal: 27.5,
    couponDiscount: 0,
    freight: 2.25,
    tax: 1.1,
    serviceFee: 0.27,
    total: 31.12,
    decideDays: 3,
    sendDays: 14,
    confirmDays: 14,
  },
});

export const getOrderRequestReturnResponseMock = (): OrderRequestReturnOk => ({
  code: '0',
  msg: null,
  data: { returnId: 'rc_20260305_0001' },
});

export const getOrderSendReturnResponseMock = (): OrderSendReturnOk => ({ code: '0', msg: null, data: null });

export const getOrderDisputeReturnResponseMock = (): OrderDisputeReturnOk => ({
  code: '0',
  msg: null,
  data: null,
});

export const getOrderWithdrawReturnResponseMock = (): OrderWithdrawReturnOk => ({
  code: '0',
  msg: null,
  data: null,
});

export const getOrderCountOrderStatusResponseMock = (): OrderCountOrderStatusOk => ({
  code: '0',
  msg: null,
  data: {
    waitPayCount: '1',
    waitDeliverCount: '2',
    waitReceiptCount: '1',
    waitEvaluateCount: '1',
    refundCount: '1',
  },
});

export const getOrderRemindResponseMock = (): OrderRemindOk => ({ code: '0', msg: null, data: null });

export const getOrderQuoteResponseMock = (): OrderQuoteOk => ({
  code: '0',
  msg: null,
  data: {
    addressId: 'ad_home',
    orderable: 1,
    stores: [
      {
        sellerId: 'st_northwind',
        sellerName: 'Northwind Outfitters',
        lines: [
          {
            sellerGoodsId: 'g_canvas_sneaker',
            skuId: 'sk_sneaker_navy_42',
            goodsName: 'Canvas sneaker',
            goodsIcon: '/pictures/goods/canvas-sneaker-navy.webp',
            attributes: [
              { attrName: 'Colour', attrValue: 'Navy' },
              { attrName: 'Size', attrValue: '42' },
            ],
            goodsNum: 2,
            stock: 87,
            buyMin: 1,
            sellingPrice: 49.5,
            goodsReal: 39.6,
            totalCost: 79.2,
            freight: 6.5,
            tax: 3.96,
            problems: [],
          },
          {
            sellerGoodsId: 'g_wool_beanie',
            skuId: '-1',
            goodsName: 'Wool beanie',
            goodsIcon: '/pictures/goods/wool-beanie-1.webp',
            attributes: [],
            goodsNum: 7,
            stock: 640,
            buyMin: 5,
            sellingPrice: 18,
            goodsReal: 18,
            totalCost: 126,
            freight: 3,
            tax: 6.3,
            problems: [],
          },
        ],
        itemsTotal: 225,
        freight: 9.5,
        dispatchFee: 2,
        longDistanceFee: 4.5,
        deliveryFee: 3,
        serviceFee: 2.06,
        tax: 10.26,
        discount: 19.8,
        total: 227.02,
      },
      {
        sellerId: 'st_kumo',
        sellerName: 'Kumo Living',
        lines: [
          {
            sellerGoodsId: 'g_iron_teapot',
            skuId: '-1',
            goodsName: 'Cast-iron teapot',
            goodsIcon: '/pictures/goods/iron-teapot-1.webp',
            attributes: [],
            goodsNum: 1,
            stock: 12,
            buyMin: 1,
            sellingPrice: 64,
            goodsReal: 64,
            totalCost: 64,
            freight: 9,
            tax: 3.2,
            problems: [],
          },
          {
            sellerGoodsId: 'g_paper_lamp',
            skuId: '-1',
            goodsName: 'Paper lamp',
            goodsIcon: '/pictures/goods/paper-lamp-1.webp',
            attributes: [],
            goodsNum: 2,
            stock: 95,
            buyMin: 1,
            sellingPrice: 27.5,
            goodsReal: 27.5,
            totalCost: 55,
            freight: 4.5,
            tax: 2.2,
            problems: [],
          },
        ],
        itemsTotal: 119,
        freight: 13.5,
        dispatchFee: 3,
        longDistanceFee: 6.5,
        deliveryFee: 4,
        serviceFee: 1.2,
        tax: 5.4,
        discount: 0,
        total: 139.1,
      },
    ],
    missing: [],
    itemsTotal: 344,
    freight: 23,
    tax: 15.66,
    serviceFee: 3.26,
    discount: 19.8,
    total: 366.12,
  },
});

export const getOrderLogListResponseMock = (): OrderLogListOk => ({
  code: '0',
  msg: null,
  data: [
    {
      id: 'ol_20260308_0003_1',
      orderId: 'or_20260308_0003',
      partyId: 'us_amelia',
      username: 'amelia@example.com',
      category: 'order',
      state: 1,
      log: 'or_20260308_0003 Order placed, waiting for payment',
      createTime: '2026-03-08 13:40:37',
      updateTime: '2026-03-08 13:40:37',
      detail: null,
    },
    {
      id: 'ol_20260308_0003_2',
      orderId: 'or_20260308_0003',
      partyId: 'us_amelia',
      username: 'amelia@example.com',
      category: 'order',
      state: 2,
      log: 'or_20260308_0003 Payment received',
      createTime: '2026-03-08 13:42:10',
      updateTime: '2026-03-08 13:42:10',
      detail: null,
    },
    {
      id: 'ol_20260308_0003_3',
      orderId: 'or_20260308_0003',
      partyId: 'us_amelia',
      username: 'amelia@example.com',
      category: 'order',
      state: 5,
      log: 'or_20260308_0003 Confirmed by the store, being packed',
      createTime: '2026-03-08 17:20:00',
      updateTime: '2026-03-08 17:20:00',
      detail: null,
    },
    {
      id: 'ol_20260308_0003_4',
      orderId: 'or_20260308_0003',
      partyId: 'us_amelia',
      username: 'amelia@example.com',
      category: 'order',
      state: 6,
      log: 'or_20260308_0003 Shipped, on its way',
      createTime: '2026-03-09 10:05:12',
      updateTime: '2026-03-09 10:05:12',
      detail: 'Nordic Parcel',
    },
    {
      id: 'ol_20260308_0003_5',
      orderId: 'or_20260308_0003',
      partyId: 'us_amelia',
      username: 'amelia@example.com',
      category: 'order',
      state: 11,
      log: 'or_20260308_0003 Arrived at the regional transfer station',
      createTime: '2026-03-10 04:31:55',
      updateTime: '2026-03-10 04:31:55',
      detail: 'Rotterdam, Netherlands',
    },
    {
      id: 'ol_20260308_0003_6',
      orderId: 'or_20260308_0003',
      partyId: 'us_amelia',
      username: 'amelia@example.com',
      category: 'order',
      state: 12,
      log: 'or_20260308_0003 Arrived at the city sorting centre',
      createTime: '2026-03-11 22:47:08',
      updateTime: '2026-03-11 22:47:08',
      detail: 'London, United Kingdom',
    },
    {
      id: 'ol_20260308_0003_7',
      orderId: 'or_20260308_0003',
      partyId: 'us_amelia',
      username: 'amelia@example.com',
      category: 'order',
      state: 13,
      log: 'or_20260308_0003 Out for delivery',
      createTime: '2026-03-12 15:03:26',
      updateTime: '2026-03-12 15:03:26',
      detail: null,
    },
  ],
});

export const getOrderSubmitMockHandler = (
  overrideResponse?:
    | OrderSubmitOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderSubmitOk> | OrderSubmitOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/order!submit',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getOrderSubmitResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getOrderPayMockHandler = (
  overrideResponse?:
    OrderPayOk | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderPayOk> | OrderPayOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/order!pay',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getOrderPayResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getOrderCancelMockHandler = (
  overrideResponse?:
    | OrderCancelOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderCancelOk> | OrderCancelOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/order!cancel',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getOrderCancelResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getOrderListMainMockHandler = (
  overrideResponse?:
    | OrderListMainOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderListMainOk> | OrderListMainOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/order!listMain',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getOrderListMainResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getOrderInfoMockHandler = (
  overrideResponse?:
    | OrderInfoOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderInfoOk> | OrderInfoOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/order!info',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getOrderInfoResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getOrderListGoodsMockHandler = (
  overrideResponse?:
    | OrderListGoodsOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<OrderListGoodsOk> | OrderListGoodsOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/order!listGoods',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getOrderListGoodsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getOrderReceiptMockHandler = (
  overrideResponse?:
    | OrderReceiptOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderReceiptOk> | OrderReceiptOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/order!receipt',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getOrderReceiptResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getOrderReturnsMockHandler = (
  overrideResponse?:
    | OrderReturnsOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderReturnsOk> | OrderReturnsOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/order!returns',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getOrderReturnsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getOrderRefundQuoteMockHandler = (
  overrideResponse?:
    | OrderRefundQuoteOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<OrderRefundQuoteOk> | OrderRefundQuoteOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/order!refundQuote',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getOrderRefundQuoteResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getOrderReturnQuoteMockHandler = (
  overrideResponse?:
    | OrderReturnQuoteOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<OrderReturnQuoteOk> | OrderReturnQuoteOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/order!returnQuote',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getOrderReturnQuoteResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getOrderRequestReturnMockHandler = (
  overrideResponse?:
    | OrderRequestReturnOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<OrderRequestReturnOk> | OrderRequestReturnOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/order!requestReturn',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getOrderRequestReturnResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getOrderSendReturnMockHandler = (
  overrideResponse?:
    | OrderSendReturnOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<OrderSendReturnOk> | OrderSendReturnOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/order!sendReturn',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getOrderSendReturnResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getOrderDisputeReturnMockHandler = (
  overrideResponse?:
    | OrderDisputeReturnOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<OrderDisputeReturnOk> | OrderDisputeReturnOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/order!disputeReturn',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getOrderDisputeReturnResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getOrderWithdrawReturnMockHandler = (
  overrideResponse?:
    | OrderWithdrawReturnOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<OrderWithdrawReturnOk> | OrderWithdrawReturnOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/order!withdrawReturn',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getOrderWithdrawReturnResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getOrderCountOrderStatusMockHandler = (
  overrideResponse?:
    | OrderCountOrderStatusOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<OrderCountOrderStatusOk> | OrderCountOrderStatusOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/order!countOrderStatus',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getOrderCountOrderStatusResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getOrderRemindMockHandler = (
  overrideResponse?:
    | OrderRemindOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderRemindOk> | OrderRemindOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/order!remind',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getOrderRemindResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getOrderQuoteMockHandler = (
  overrideResponse?:
    | OrderQuoteOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderQuoteOk> | OrderQuoteOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/order!quote',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getOrderQuoteResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getOrderLogListMockHandler = (
  overrideResponse?:
    | OrderLogListOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderLogListOk> | OrderLogListOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/orderLog!list',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getOrderLogListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getOrdersMock = () => [
  getOrderSubmitMockHandler(),
  getOrderPayMockHandler(),
  getOrderCancelMockHandler(),
  getOrderListMainMockHandler(),
  getOrderInfoMockHandler(),
  getOrderListGoodsMockHandler(),
  getOrderReceiptMockHandler(),
  getOrderReturnsMockHandler(),
  getOrderRefundQuoteMockHandler(),
  getOrderReturnQuoteMockHandler(),
  getOrderRequestReturnMockHandler(),
  getOrderSendReturnMockHandler(),
  getOrderDisputeReturnMockHandler(),
  getOrderWithdrawReturnMockHandler(),
  getOrderCountOrderStatusMockHandler(),
  getOrderRemindMockHandler(),
  getOrderQuoteMockHandler(),
  getOrderLogListMockHandler(),
];
