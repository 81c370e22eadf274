// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  EvaluationAddListOk,
  EvaluationAddOk,
  EvaluationCountTypeOk,
  EvaluationListOk,
} from '@openmall/sdk';

export const getEvaluationListResponseMock = (): EvaluationListOk => ({
  code: '0',
  msg: null,
  data: {
    pageInfo: { pageNum: 1, pageSize: 20, totalElements: 3, totalPage: 1 },
    evaluationNum: 3,
    pageList: [
      {
        id: 'ev_20260314_01',
        sellerGoodsId: 'g_canvas_sneaker',
        sellerId: 'st_northwind',
        skuId: 'sk_sneaker_navy_42',
        userName: 'a***a',
        partyName: 'a***a',
        avatar: '3',
        partyAvatar: '3',
        evaluationType: 1,
        rating: 5,
        content: 'They held for 600 km. I would buy them again.',
        evaluationTime: 1773451613000,
        createTimeStr: '2026-03-14 09:26:53',
        countryName: 'Norway',
        attributes: [
          { attrName: 'Colour', attrValue: 'Navy' },
          { attrName: 'Size', attrValue: '42' },
        ],
        imgUrl1: '/pictures/reviews/sneaker-1.webp',
        imgUrl2: '/pictures/reviews/sneaker-2.webp',
      },
      {
        id: 'ev_20260301_07',
        sellerGoodsId: 'g_canvas_sneaker',
        sellerId: 'st_northwind',
        skuId: 'sk_sneaker_sand_42',
        userName: 'k***o',
        partyName: 'k***o',
        avatar: '7',
        partyAvatar: '7',
        evaluationType: 2,
        rating: 3,
        content: 'Fine shoes, but they run small.',
        evaluationTime: 1772323200000,
        createTimeStr: '2026-03-01 08:00:00',
        countryName: 'Japan',
        attributes: [
          { attrName: 'Colour', attrValue: 'Sand' },
          { attrName: 'Size', attrValue: '42' },
        ],
        imgUrl1: null,
      },
      {
        id: 'ev_20260211_02',
        sellerGoodsId: 'g_canvas_sneaker',
        sellerId: 'st_northwind',
        skuId: 'sk_sneaker_navy_41',
        userName: 'l***z',
        partyName: 'l***z',
        avatar: '1',
        partyAvatar: '1',
        evaluationType: 3,
        rating: 1,
        content: 'One lace was missing.',
        evaluationTime: 1770768000000,
        createTimeStr: '2026-02-11 08:00:00',
        countryName: null,
        attributes: [],
        imgUrl1: null,
      },
    ],
  },
});

export const getEvaluationCountTypeResponseMock = (): EvaluationCountTypeOk => ({
  code: '0',
  msg: null,
  data: { havePicture: '38', positiveComments: '198', mediumReview: '11', negativeComment: '3' },
});

export const getEvaluationAddResponseMock = (): EvaluationAddOk => ({ code: '0', msg: null, data: null });

export const getEvaluationAddListResponseMock = (): EvaluationAddListOk => ({
  code: '0',
  msg: null,
  data: null,
});

export const getEvaluationListMockHandler = (
  overrideResponse?:
    | EvaluationListOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EvaluationListOk> | EvaluationListOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/evaluation!list',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getEvaluationListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getEvaluationCountTypeMockHandler = (
  overrideResponse?:
    | EvaluationCountTypeOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EvaluationCountTypeOk> | EvaluationCountTypeOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/evaluation!countType',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getEvaluationCountTypeResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getEvaluationAddMockHandler = (
  overrideResponse?:
    | EvaluationAddOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EvaluationAddOk> | EvaluationAddOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/evaluation!add',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getEvaluationAddResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getEvaluationAddListMockHandler = (
  overrideResponse?:
    | EvaluationAddListOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EvaluationAddListOk> | EvaluationAddListOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/evaluation!addList',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getEvaluationAddListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getReviewsMock = () => [
  getEvaluationListMockHandler(),
  getEvaluationCountTypeMockHandler(),
  getEvaluationAddMockHandler(),
  getEvaluationAddListMockHandler(),
];
