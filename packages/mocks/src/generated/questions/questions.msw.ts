// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { GoodsQuestionAskOk, GoodsQuestionListOk } from '@openmall/sdk';

export const getGoodsQuestionListResponseMock = (): GoodsQuestionListOk => ({
  code: '0',
  msg: null,
  data: {
    pageInfo: { pageNum: 1, pageSize: 20, totalElements: 2, totalPage: 1 },
    pageList: [
      {
        id: 'qu_02',
        content: 'Can the sole be replaced?',
        createTime: 1773451613000,
        userName: 'a***m',
        isMine: 1,
        answer: null,
        answerTime: null,
      },
      {
        id: 'qu_01',
        content: 'Is the lining wool, too?',
        createTime: 1773365213000,
        userName: 'j***m',
        isMine: 0,
        answer: 'No, the lining is cotton.',
        answerTime: 1773368813000,
      },
    ],
  },
});

export const getGoodsQuestionAskResponseMock = (): GoodsQuestionAskOk => ({
  code: '0',
  msg: null,
  data: {
    id: 'qu_02',
    content: 'Can the sole be replaced?',
    createTime: 1773451613000,
    userName: 'a***m',
    isMine: 1,
    answer: null,
    answerTime: null,
  },
});

export const getGoodsQuestionListMockHandler = (
  overrideResponse?:
    | GoodsQuestionListOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<GoodsQuestionListOk> | GoodsQuestionListOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/goodsQuestion!list',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGoodsQuestionListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGoodsQuestionAskMockHandler = (
  overrideResponse?:
    | GoodsQuestionAskOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<GoodsQuestionAskOk> | GoodsQuestionAskOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/goodsQuestion!ask',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGoodsQuestionAskResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getQuestionsMock = () => [getGoodsQuestionListMockHandler(), getGoodsQuestionAskMockHandler()];
