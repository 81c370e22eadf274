// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  BrowseHistoryDelOk,
  BrowseHistoryListOk,
  FocusSellerAddOk,
  FocusSellerCountOk,
  FocusSellerDelOk,
  FocusSellerListOk,
  KeepGoodsAddOk,
  KeepGoodsCountOk,
  KeepGoodsDelOk,
  KeepGoodsListOk,
  KeepGoodsNoticesOk,
  KeepGoodsReadNoticesOk,
  KeepGoodsUnreadNoticesOk,
} from '@openmall/sdk';

export const getKeepGoodsListResponseMock = (): KeepGoodsListOk => ({
  code: '0',
  msg: null,
  data: {
    pageInfo: { pageNum: 1, pageSize: 20, totalElements: 2, totalPage: 1 },
    pageList: [
      {
        id: 'g_canvas_sneaker',
        goodsId: 'a_canvas_sneaker',
        sellerId: 'st_northwind',
        sellerName: 'Northwind Outfitters',
        categoryId: 'c_shoes',
        categoryName: 'Shoes',
        secondaryCategoryId: 'c_shoes_sneakers',
        secondaryCateName: 'Sneakers',
        name: 'Canvas sneaker',
        unit: 'pair',
        des: 'Light, sturdy and made for long walks.',
        sellingPrice: 49.5,
        discountPrice: 39.6,
        discountRatio: 0.2,
        discountStartTime: 1772323200000,
        discountEndTime: 1775001599000,
        freightAmount: 6.5,
        goodsTax: 1.98,
        buyMin: 1,
        stock: 184,
        soldNum: 1204,
        fakeSoldNum: 0,
        viewsNum: 20310,
        rating: 4.7,
        evaluationNum: 212,
        isShelf: 1,
        isKeep: 1,
        createTime: 1704067200000,
        upTime: 1704153600000,
        recTime: 1767225600000,
        newTime: 1704153600000,
        imgUrl1: '/pictures/goods/canvas-sneaker-1.webp',
        imgUrl2: '/pictures/goods/canvas-sneaker-2.webp',
        imgUrl3: '/pictures/goods/canvas-sneaker-3.webp',
      },
      {
        id: 'g_iron_teapot',
        goodsId: 'a_iron_teapot',
        sellerId: 'st_kumo',
        sellerName: 'Kumo Living',
        categoryId: 'c_home',
        categoryName: 'Home and kitchen',
        secondaryCategoryId: 'c_home_tea',
        secondaryCateName: 'Tea and coffee',
        name: 'Cast-iron teapot',
        unit: 'piece',
        des: 'Keeps six cups warm for an hour.',
        sellingPrice: 64,
        discountPrice: null,
        discountRatio: 0,
        discountStartTime: null,
        discountEndTime: null,
        freightAmount: 9,
        goodsTax: 3.2,
        buyMin: 1,
        stock: 0,
        soldNum: 415,
        fakeSoldNum: 0,
        viewsNum: 8120,
        rating: 4.4,
        evaluationNum: 61,
        isShelf: 1,
        isKeep: 1,
        createTime: 1709251200000,
        upTime: 1709337600000,
        recTime: null,
        newTime: 1709337600000,
        imgUrl1: '/pictures/goods/iron-teapot-1.webp',
      },
    ],
  },
});

export const getKeepGoodsAddResponseMock = (): KeepGoodsAddOk => ({ code: '0', msg: null, data: null });

export const getKeepGoodsDelResponseMock = (): KeepGoodsDelOk => ({ code: '0', msg: null, data: null });

export const getKeepGoodsCountResponseMock = (): KeepGoodsCountOk => ({ code: '0', msg: null, data: 2 });

export const getKeepGoodsNoticesResponseMock = (): KeepGoodsNoticesOk => ({
  code: '0',
  msg: null,
  data: {
    pageInfo: { pageNum: 1, pageSize: 20, totalElements: 2, totalPage: 1 },
    pageList: [
      {
        id: 'fn_02',
        kind: 1,
        createTime: 1773451613000,
        isRead: 0,
        oldPrice: 49.5,
        newPrice: 39.6,
        goods: {
          id: 'g_canvas_sneaker',
          goodsId: 'a_canvas_sneaker',
          sellerId: 'st_northwind',
          sellerName: 'Northwind Outfitters',
          categoryId: 'c_shoes',
          categoryName: 'Shoes',
          secondaryCategoryId: 'c_shoes_sneakers',
          secondaryCateName: 'Sneakers',
          name: 'Canvas sneaker',
          unit: 'pair',
          des: 'Light, sturdy and made for long walks.',
          sellingPrice: 49.5,
          discountPrice: 39.6,
          discountRatio: 0.2,
          discountStartTime: 1772323200000,
          discountEndTime: 1775001599000,
          freightAmount: 6.5,
          goodsTax: 1.98,
          buyMin: 1,
          stock: 184,
          soldNum: 1204,
          fakeSoldNum: 0,
          viewsNum: 20310,
          rating: 4.7,
          evaluationNum: 212,
          isShelf: 1,
          isKeep: 1,
          createTime: 1704067200000,
          upTime: 1704153600000,
          recTime: 1767225600000,
          newTime: 1704153600000,
          imgUrl1: '/pictures/goods/canvas-sneaker-1.webp',
          imgUrl2: '/pictures/goods/canvas-sneaker-2.webp',
          imgUrl3: '/pictures/goods/canvas-sneaker-3.webp',
        },
      },
      {
        id: 'fn_01',
        kind: 2,
        createTime: 1773365213000,
        isRead: 1,
        oldPrice: null,
        newPrice: null,
        goods: {
          id: 'g_iron_teapot',
          goodsId: 'a_iron_teapot',
          sellerId: 'st_kumo',
          sellerName: 'Kumo Living',
          categoryId: 'c_home',
          categoryName: 'Home and kitchen',
          secondaryCategoryId: 'c_home_tea',
          secondaryCateName: 'Tea and coffee',
          name: 'Cast-iron teapot',
          unit: 'piece',
          des: 'Keeps six cups warm for an hour.',
          sellingPrice: 64,
          discountPrice: null,
          discountRatio: 0,
          discountStartTime: null,
          discountEndTime: null,
          freightAmount: 9,
          goodsTax: 3.2,
          buyMin: 1,
          stock: 12,
          soldNum: 415,
          fakeSoldNum: 0,
          viewsNum: 8120,
          rating: 4.4,
          evaluationNum: 61,
          isShelf: 1,
          isKeep: 1,
          createTime: 1709251200000,
          upTime: 1709337600000,
          recTime: null,
          newTime: 1709337600000,
          imgUrl1: '/pictures/goods/iron-teapot-1.webp',
        },
      },
    ],
  },
});

export const getKeepGoodsUnreadNoticesResponseMock = (): KeepGoodsUnreadNoticesOk => ({
  code: '0',
  msg: null,
  data: 1,
});

export const getKeepGoodsReadNoticesResponseMock = (): KeepGoodsReadNoticesOk => ({
  code: '0',
  msg: null,
  data: null,
});

export const getFocusSellerListResponseMock = (): FocusSellerListOk => ({
  code: '0',
  msg: null,
  data: {
    pageInfo: { pageNum: 1, pageSize: 20, totalElements: 2, totalPage: 1 },
    pageList: [
      {
        id: 'fo_02',
        sellerId: 'st_kumo',
        partyId: 'us_amelia',
        createTime: 1773360000000,
        sellerVo: {
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
      },
      {
        id: 'fo_01',
        sellerId: 'st_northwind',
        partyId: 'us_amelia',
        createTime: 1772323200000,
        sellerVo: {
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
      },
    ],
  },
});

export const getFocusSellerAddResponseMock = (): FocusSellerAddOk => ({ code: '0', msg: null, data: null });

export const getFocusSellerDelResponseMock = (): FocusSellerDelOk => ({ code: '0', msg: null, data: null });

export const getFocusSellerCountResponseMock = (): FocusSellerCountOk => ({ code: '0', msg: null, data: 2 });

export const getBrowseHistoryListResponseMock = (): BrowseHistoryListOk => ({
  code: '0',
  msg: null,
  data: {
    pageInfo: { pageNum: 1, pageSize: 20, totalElements: 2, totalPage: 1 },
    pageList: [
      {
        id: 'bh_02',
        viewTime: 1773451613000,
        goods: {
          id: 'g_canvas_sneaker',
          goodsId: 'a_canvas_sneaker',
          sellerId: 'st_northwind',
          sellerName: 'Northwind Outfitters',
          categoryId: 'c_shoes',
          categoryName: 'Shoes',
          secondaryCategoryId: 'c_shoes_sneakers',
          secondaryCateName: 'Sneakers',
          name: 'Canvas sneaker',
          unit: 'pair',
          des: 'Light, sturdy and made for long walks.',
          sellingPrice: 49.5,
          discountPrice: 39.6,
          discountRatio: 0.2,
          discountStartTime: 1772323200000,
          discountEndTime: 1775001599000,
          freightAmount: 6.5,
          goodsTax: 1.98,
          buyMin: 1,
          stock: 184,
          soldNum: 1204,
          fakeSoldNum: 0,
          viewsNum: 20310,
          rating: 4.7,
          evaluationNum: 212,
          isShelf: 1,
          isKeep: 1,
          createTime: 1704067200000,
          upTime: 1704153600000,
          recTime: 1767225600000,
          newTime: 1704153600000,
          imgUrl1: '/pictures/goods/canvas-sneaker-1.webp',
          imgUrl2: '/pictures/goods/canvas-sneaker-2.webp',
          imgUrl3: '/pictures/goods/canvas-sneaker-3.webp',
        },
      },
      {
        id: 'bh_01',
        viewTime: 1773360000000,
        goods: {
          id: 'g_iron_teapot',
          goodsId: 'a_iron_teapot',
          sellerId: 'st_kumo',
          sellerName: 'Kumo Living',
          categoryId: 'c_home',
          categoryName: 'Home and kitchen',
          secondaryCategoryId: 'c_home_tea',
          secondaryCateName: 'Tea and coffee',
          name: 'Cast-iron teapot',
          unit: 'piece',
          des: 'Keeps six cups warm for an hour.',
          sellingPrice: 64,
          discountPrice: null,
          discountRatio: 0,
          discountStartTime: null,
          discountEndTime: null,
          freightAmount: 9,
          goodsTax: 3.2,
          buyMin: 1,
          stock: 0,
          soldNum: 415,
          fakeSoldNum: 0,
          viewsNum: 8120,
          rating: 4.4,
          evaluationNum: 61,
          isShelf: 1,
          isKeep: 0,
          createTime: 1709251200000,
          upTime: 1709337600000,
          recTime: null,
          newTime: 1709337600000,
          imgUrl1: '/pictures/goods/iron-teapot-1.webp',
        },
      },
    ],
  },
});

export const getBrowseHistoryDelResponseMock = (): BrowseHistoryDelOk => ({
  code: '0',
  msg: null,
  data: null,
});

export const getKeepGoodsListMockHandler = (
  overrideResponse?:
    | KeepGoodsListOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<KeepGoodsListOk> | KeepGoodsListOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/keepGoods!list',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getKeepGoodsListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getKeepGoodsAddMockHandler = (
  overrideResponse?:
    | KeepGoodsAddOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<KeepGoodsAddOk> | KeepGoodsAddOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/keepGoods!add',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getKeepGoodsAddResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getKeepGoodsDelMockHandler = (
  overrideResponse?:
    | KeepGoodsDelOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<KeepGoodsDelOk> | KeepGoodsDelOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/keepGoods!del',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getKeepGoodsDelResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getKeepGoodsCountMockHandler = (
  overrideResponse?:
    | KeepGoodsCountOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<KeepGoodsCountOk> | KeepGoodsCountOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/keepGoods!count',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getKeepGoodsCountResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getKeepGoodsNoticesMockHandler = (
  overrideResponse?:
    | KeepGoodsNoticesOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<KeepGoodsNoticesOk> | KeepGoodsNoticesOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/keepGoods!notices',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getKeepGoodsNoticesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getKeepGoodsUnreadNoticesMockHandler = (
  overrideResponse?:
    | KeepGoodsUnreadNoticesOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<KeepGoodsUnreadNoticesOk> | KeepGoodsUnreadNoticesOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/keepGoods!unreadNotices',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getKeepGoodsUnreadNoticesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getKeepGoodsReadNoticesMockHandler = (
  overrideResponse?:
    | KeepGoodsReadNoticesOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<KeepGoodsReadNoticesOk> | KeepGoodsReadNoticesOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/keepGoods!readNotices',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getKeepGoodsReadNoticesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getFocusSellerListMockHandler = (
  overrideResponse?:
    | FocusSellerListOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<FocusSellerListOk> | FocusSellerListOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/focusSeller!list',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFocusSellerListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getFocusSellerAddMockHandler = (
  overrideResponse?:
    | FocusSellerAddOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<FocusSellerAddOk> | FocusSellerAddOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/focusSeller!add',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFocusSellerAddResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getFocusSellerDelMockHandler = (
  overrideResponse?:
    | FocusSellerDelOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<FocusSellerDelOk> | FocusSellerDelOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/focusSeller!del',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFocusSellerDelResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getFocusSellerCountMockHandler = (
  overrideResponse?:
    | FocusSellerCountOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<FocusSellerCountOk> | FocusSellerCountOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/focusSeller!count',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFocusSellerCountResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getBrowseHistoryListMockHandler = (
  overrideResponse?:
    | BrowseHistoryListOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BrowseHistoryListOk> | BrowseHistoryListOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/browseHistory!list',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getBrowseHistoryListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getBrowseHistoryDelMockHandler = (
  overrideResponse?:
    | BrowseHistoryDelOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BrowseHistoryDelOk> | BrowseHistoryDelOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/browseHistory!del',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getBrowseHistoryDelResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getFavouritesMock = () => [
  getKeepGoodsListMockHandler(),
  getKeepGoodsAddMockHandler(),
  getKeepGoodsDelMockHandler(),
  getKeepGoodsCountMockHandler(),
  getKeepGoodsNoticesMockHandler(),
  getKeepGoodsUnreadNoticesMockHandler(),
  getKeepGoodsReadNoticesMockHandler(),
  getFocusSellerListMockHandler(),
  getFocusSellerAddMockHandler(),
  getFocusSellerDelMockHandler(),
  getFocusSellerCountMockHandler(),
  getBrowseHistoryListMockHandler(),
  getBrowseHistoryDelMockHandler(),
];
