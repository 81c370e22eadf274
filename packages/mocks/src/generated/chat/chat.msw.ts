// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  NewOnlinechatListOk,
  NewOnlinechatSendOk,
  NewOnlinechatUnreadOk,
  UserOnlineChatControllerUnreadOk,
} from '@openmall/sdk';

export const getNewOnlinechatUnreadResponseMock = (): NewOnlinechatUnreadOk => ({
  code: '0',
  msg: null,
  data: 2,
});

export const getNewOnlinechatListResponseMock = (): NewOnlinechatListOk => ({
  code: '0',
  msg: null,
  data: [
    {
      id: 'm_000483',
      send_receive: 'receive',
      type: 'text',
      content: 'Thank you, that is a fault of ours. A new pair is on its way.',
      createtime: '2026-03-14 10:04:12',
      delete_status: 0,
    },
    {
      id: 'm_000482',
      send_receive: 'send',
      type: 'img',
      content: '/uploads/online/a41c.webp',
      createtime: '2026-03-14 10:03:20',
      delete_status: 0,
    },
    {
      id: 'm_000481',
      send_receive: 'send',
      type: 'text',
      content: 'The seam of the left shoe is open.',
      createtime: '2026-03-14 10:02:58',
      delete_status: 0,
    },
    {
      id: 'm_000480',
      send_receive: 'receive',
      type: 'text',
      content: 'Hello Amelia, how can I help?',
      createtime: '2026-03-14 10:02:15',
      delete_status: 0,
    },
    {
      id: 'm_000479',
      send_receive: 'send',
      type: 'text',
      content: 'Hello, I have a question about order or_20260301_0012.',
      createtime: '2026-03-14 10:01:49',
      delete_status: 0,
    },
  ],
});

export const getNewOnlinechatSendResponseMock = (): NewOnlinechatSendOk => ({
  code: '0',
  msg: null,
  data: { chat_id: 'm_000485', updatetime: '2026-03-14 10:07:31' },
});

export const getUserOnlineChatControllerUnreadResponseMock = (): UserOnlineChatControllerUnreadOk => ({
  code: '0',
  msg: null,
  data: 1,
});

export const getNewOnlinechatUnreadMockHandler = (
  overrideResponse?:
    | NewOnlinechatUnreadOk
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NewOnlinechatUnreadOk> | NewOnlinechatUnreadOk),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/newOnlinechat!unread',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getNewOnlinechatUnreadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getNewOnlinechatListMockHandler = (
  overrideResponse?:
    | NewOnlinechatListOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NewOnlinechatListOk> | NewOnlinechatListOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/newOnlinechat!list',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getNewOnlinechatListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getNewOnlinechatSendMockHandler = (
  overrideResponse?:
    | NewOnlinechatSendOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NewOnlinechatSendOk> | NewOnlinechatSendOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/newOnlinechat!send',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getNewOnlinechatSendResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUserOnlineChatControllerUnreadMockHandler = (
  overrideResponse?:
    | UserOnlineChatControllerUnreadOk
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UserOnlineChatControllerUnreadOk> | UserOnlineChatControllerUnreadOk),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/public/userOnlineChatController!unread.action',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUserOnlineChatControllerUnreadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getChatMock = () => [
  getNewOnlinechatUnreadMockHandler(),
  getNewOnlinechatListMockHandler(),
  getNewOnlinechatSendMockHandler(),
  getUserOnlineChatControllerUnreadMockHandler(),
];
