// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  BannerBannerListOk,
  HelpPageInfoOk,
  LotteryGetCurrentActivityOk,
  NewsDetailNewsOk,
  NewsListNewsOk,
  SubscribeAddOk,
} from '@openmall/sdk';

export const getBannerBannerListResponseMock = (): BannerBannerListOk => ({
  code: '0',
  msg: null,
  data: {
    result: [
      {
        id: 'bn_spring',
        imgUrl: '/pictures/banners/spring.webp',
        link: '/discounted',
        sort: 1,
        type: 'pc',
        imgType: 1,
        remarks: 'Spring is here: sneakers from $39',
        createTime: 1772323200000,
      },
      {
        id: 'bn_northwind',
        imgUrl: '/pictures/banners/northwind.webp',
        link: '/store?id=st_northwind',
        sort: 2,
        type: 'pc',
        imgType: 1,
        remarks: 'Gear for long walks',
        createTime: 1771286400000,
      },
      {
        id: 'bn_lamp',
        imgUrl: '/pictures/banners/paper-lamp.webp',
        link: null,
        sort: 3,
        type: 'pc',
        imgType: 0,
        remarks: null,
        createTime: 1770681600000,
      },
    ],
  },
});

export const getSubscribeAddResponseMock = (): SubscribeAddOk => ({ code: '0', msg: null, data: null });

export const getHelpPageInfoResponseMock = (): HelpPageInfoOk => ({
  code: '0',
  msg: null,
  data: { title: 'Delivery', content: '<p>All stores ship within 24 hours.</p>', translated: 1 },
});

export const getLotteryGetCurrentActivityResponseMock = (): LotteryGetCurrentActivityOk => ({
  code: '0',
  msg: null,
  data: {
    id: 'lt_spring',
    title: 'Spring lucky draw',
    detailUrl: 'https://openmall.example/lucky-draw',
    status: 1,
    running: '1',
  },
});

export const getNewsListNewsResponseMock = (): NewsListNewsOk => ({
  code: '0',
  msg: null,
  data: {
    pageInfo: { pageNum: 1, pageSize: 20, totalElements: 2, totalPage: 1 },
    pageList: [
      {
        id: 'nw_delivery',
        title: 'Parcels now arrive a day earlier',
        iconImg: '/pictures/news/delivery.webp',
        releaseTime: '2026-03-12 10:00:00',
        content: '<p>A second sorting centre has opened.</p>',
        translated: 1,
      },
      {
        id: 'nw_reviews',
        title: 'Reviews with up to nine pictures',
        iconImg: null,
        releaseTime: '2026-02-20 09:30:00',
        content: '<p>Show other buyers what you received.</p>',
        translated: 1,
      },
    ],
  },
});

export const getNewsDetailNewsResponseMock = (): NewsDetailNewsOk => ({
  code: '0',
  msg: null,
  data: {
    news: {
      id: 'nw_delivery',
      title: 'Parcels now arrive a day earlier',
      iconImg: '/pictures/news/delivery.webp',
      releaseTime: '2026-03-12 10:00:00',
      content: '<p>A second sorting centre has opened.</p>',
      translated: 1,
    },
  },
});

export const getBannerBannerListMockHandler = (
  overrideResponse?:
    | BannerBannerListOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BannerBannerListOk> | BannerBannerListOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/banner!bannerList',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getBannerBannerListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSubscribeAddMockHandler = (
  overrideResponse?:
    | SubscribeAddOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SubscribeAddOk> | SubscribeAddOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/subscribe!add',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubscribeAddResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getHelpPageInfoMockHandler = (
  overrideResponse?:
    | HelpPageInfoOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HelpPageInfoOk> | HelpPageInfoOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/helpPage!info',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getHelpPageInfoResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLotteryGetCurrentActivityMockHandler = (
  overrideResponse?:
    | LotteryGetCurrentActivityOk
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<LotteryGetCurrentActivityOk> | LotteryGetCurrentActivityOk),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/activity/lottery!getCurrentActivity',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getLotteryGetCurrentActivityResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getNewsListNewsMockHandler = (
  overrideResponse?:
    | NewsListNewsOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NewsListNewsOk> | NewsListNewsOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/news!list_news',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getNewsListNewsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getNewsDetailNewsMockHandler = (
  overrideResponse?:
    | NewsDetailNewsOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NewsDetailNewsOk> | NewsDetailNewsOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/news!detail_news',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getNewsDetailNewsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getMarketingMock = () => [
  getBannerBannerListMockHandler(),
  getSubscribeAddMockHandler(),
  getHelpPageInfoMockHandler(),
  getLotteryGetCurrentActivityMockHandler(),
  getNewsListNewsMockHandler(),
  getNewsDetailNewsMockHandler(),
];
