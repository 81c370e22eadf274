// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  NewOnlinechatListOk,
  NewOnlinechatSendOk,
  NewOnlinechatTokenOk,
  NewOnlinechatUnreadOk,
  UserOnlineChatControllerListOk,
  UserOnlineChatControllerSendOk,
  UserOnlineChatControllerUnreadOk,
  UserOnlineChatControllerUserlistOk,
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

export const getNewOnlinechatTokenResponseMock = (): NewOnlinechatTokenOk => ({
  code: '0',
  msg: null,
  data: { token: 'chat_Vb3nT8xQw2Lk9RzY5sHd7Mf1Gp4Jc6Ea', expireTime: 1773496800000 },
});

export const getUserOnlineChatControllerUnreadResponseMock = (): UserOnlineChatControllerUnreadOk => ({
  code: '0',
  msg: null,
  data: 1,
});

export const getUserOnlineChatControllerUserlistResponseMock = (): UserOnlineChatControllerUserlistOk => ({
  code: '0',
  msg: null,
  data: [
    {
      partyid: 'st_northwind',
      name: 'Northwind Outfitters',
      img: '/pictures/stores/northwind.webp',
      type: 'text',
      content: 'Yes it is windproof.',
      send_receive: 'receive',
      updatetime: '2026-03-14 10:04:12',
      unreadmsg: 1,
    },
    {
      partyid: 'st_kumo',
      name: 'Kumo Living',
      img: '/pictures/stores/kumo.webp',
      type: 'img',
      content: '/uploads/online/a41c.webp',
      send_receive: 'send',
      updatetime: '2026-03-12 18:20:03',
      unreadmsg: 0,
    },
  ],
});

export const getUserOnlineChatControllerListResponseMock = (): UserOnlineChatControllerListOk => ({
  code: '0',
  msg: null,
  data: [
    {
      id: 'm_000493',
      send_receive: 'receive',
      type: 'text',
      content: 'Yes it is windproof.',
      createtime: '2026-03-14 10:04:12',
      delete_status: 0,
    },
    {
      id: 'm_000492',
      send_receive: 'send',
      type: 'text',
      content: 'Is the parka windproof?',
      createtime: '2026-03-14 10:02:58',
      delete_status: 0,
    },
  ],
});

export const getUserOnlineChatControllerSendResponseMock = (): UserOnlineChatControllerSendOk => ({
  code: '0',
  msg: null,
  data: { chat_id: 'm_000494', updatetime: '2026-03-14 10:07:31' },
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

export const getNewOnlinechatTokenMockHandler = (
  overrideResponse?:
    | NewOnlinechatTokenOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NewOnlinechatTokenOk> | NewOnlinechatTokenOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/newOnlinechat!token',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getNewOnlinechatTokenResponseMock(),
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

export const getUserOnlineChatControllerUserlistMockHandler = (
  overrideResponse?:
    | UserOnlineChatControllerUserlistOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UserOnlineChatControllerUserlistOk> | UserOnlineChatControllerUserlistOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/userOnlineChatController!userlist',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUserOnlineChatControllerUserlistResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUserOnlineChatControllerListMockHandler = (
  overrideResponse?:
    | UserOnlineChatControllerListOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UserOnlineChatControllerListOk> | UserOnlineChatControllerListOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/userOnlineChatController!list',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUserOnlineChatControllerListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUserOnlineChatControllerSendMockHandler = (
  overrideResponse?:
    | UserOnlineChatControllerSendOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UserOnlineChatControllerSendOk> | UserOnlineChatControllerSendOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/userOnlineChatController!send',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUserOnlineChatControllerSendResponseMock(),
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
  getNewOnlinechatTokenMockHandler(),
  getUserOnlineChatControllerUnreadMockHandler(),
  getUserOnlineChatControllerUserlistMockHandler(),
  getUserOnlineChatControllerListMockHandler(),
  getUserOnlineChatControllerSendMockHandler(),
];
