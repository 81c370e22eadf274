// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { IndexDownloadUrlOk, IndexHomeOk } from '@openmall/sdk';

export const getIndexHomeResponseMock = (): IndexHomeOk => ({
  code: '0',
  msg: null,
  data: {
    banner: ['/pictures/banners/spring.webp', '/pictures/banners/northwind.webp'],
    service_link: 'https://openmall.example/help',
    announcement: [
      {
        id: 'an_spring_hours',
        title: 'Shipping goes on over the holidays',
        content: 'All stores ship within 24 hours on the holidays too.',
        createTime: 1772323200000,
      },
    ],
    aboutus: '<p>A mall of honest stores.</p>',
  },
});

export const getIndexDownloadUrlResponseMock = (): IndexDownloadUrlOk => ({
  code: '0',
  msg: null,
  data: 'https://openmall.example/download',
});

export const getIndexHomeMockHandler = (
  overrideResponse?:
    | IndexHomeOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<IndexHomeOk> | IndexHomeOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/index!home',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getIndexHomeResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getIndexDownloadUrlMockHandler = (
  overrideResponse?:
    | IndexDownloadUrlOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<IndexDownloadUrlOk> | IndexDownloadUrlOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/index!download-url',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getIndexDownloadUrlResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getHomeMock = () => [getIndexHomeMockHandler(), getIndexDownloadUrlMockHandler()];
