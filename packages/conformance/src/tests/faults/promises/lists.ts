import type { OperationId } from '@openmall/sdk';
import { changeAnswer, dataOf, granted, intercept, refusal, type PlantedFault } from '../planted-fault.ts';

type Data = Record<string, unknown>;

const reversed = (id: OperationId): PlantedFault => ({
  name: `lists ${id} in the wrong order`,
  caughtBy: 'list.latest',
  operations: [id],
  plant: changeAnswer([id], (answer) => {
    const { pageList, elements, lines } = dataOf(answer);
    for (const rows of [answer.data, pageList, elements, lines]) if (Array.isArray(rows)) rows.reverse();
  }),
});

/** Answers as if something were there. */
const pretends = (id: OperationId, data: unknown): PlantedFault => ({
  name: `makes ${id} up where there is nothing`,
  caughtBy: 'data.nothing',
  operations: [id],
  plant: changeAnswer([id], (answer) => {
    if (answer.code === '0')
      answer.data = Array.isArray(data) ? data : { ...dataOf(answer), ...(data as Data) };
  }),
});

/** Refuses what has the same id, or no id, as a call before. */
const refusesRepeat = (id: OperationId): PlantedFault => ({
  name: `refuses ${id} where nothing is left to do`,
  caughtBy: 'rep.succeeds',
  operations: [id],
  plant: (send) => {
    const seen = new Set<string | null>([null]);
    return intercept([id], ({ url, init, send: ask }) => {
      const object = url.searchParams.get('id') ?? url.searchParams.get('sessionId');
      if (seen.has(object)) return Promise.resolve(refusal('duplicateSubmission'));
      seen.add(object);
      return ask(url, init);
    })(send);
  },
});

export const listPromiseFaults: readonly PlantedFault[] = [
  ...(
    [
      'keepGoodsList',
      'browseHistoryList',
      'cartList',
      'focusSellerList',
      'userOnlineChatControllerUserlist',
      'bankCardList',
      'rechargeBlockchainList',
    ] as const
  ).map(reversed),
  {
    name: 'lists goods once for each view',
    caughtBy: 'list.latest',
    operations: ['browseHistoryList'],
    plant: changeAnswer(['browseHistoryList'], (answer) => {
      const rows = dataOf(answer)['pageList'] as Data[] | undefined;
      const [first] = rows ?? [];
      if (first) rows?.push(first);
    }),
  },
  pretends('creditBill', { interest: 3.5 }),
  pretends('kycGet', { status: 0 }),
  pretends('addressListState', { stateList: [{ id: 1, stateName: 'Nowhere' }], pageList: [{}] }),
  pretends('addressListCity', { cityList: [{ id: 1, cityName: 'Nowhere' }], pageList: [{}] }),
  pretends('sysparaGetSyspara', { no_such_setting_of_this_mall: '' }),
  pretends('userOnlineChatControllerList', [{ id: 'm_1', send_receive: 'receive', content: 'Hello' }]),
  ...(
    [
      'keepGoodsReadNotices',
      'browseHistoryDel',
      'localuserEndSessions',
      'bankCardDel',
      'withdrawCancelAddressRelease',
    ] as const
  ).map(refusesRepeat),
  {
    name: 'refuses a heartbeat without a session',
    caughtBy: 'auth.heartbeat',
    operations: ['userHeartbeat'],
    plant: intercept(['userHeartbeat'], ({ url, init, send }) =>
      url.searchParams.has('token') ? send(url, init) : Promise.resolve(refusal('notLoggedIn')),
    ),
  },
  {
    name: 'revives a session by a heartbeat',
    caughtBy: 'auth.heartbeat',
    operations: ['userHeartbeat'],
    plant: changeAnswer(['localuserGet'], (answer) =>
      answer.code === '403' ? { code: '0', msg: null, data: {} } : answer,
    ),
  },
  {
    name: 'shows goods off the shelf as if nothing had happened',
    caughtBy: 'cat.off-shelf',
    operations: ['sellerGoodsInfo'],
    plant: intercept(['sellerGoodsInfo'], async ({ url, init, send }) => {
      const response = await send(url, init);
      const { code } = (await response.clone().json()) as { code: string };
      return code === '0' ? response : granted({});
    }),
  },
  {
    name: 'keeps lines of goods off the shelf without a word',
    caughtBy: 'cat.off-shelf',
    operations: ['cartList'],
    plant: changeAnswer(['cartList'], (answer) => {
      for (const line of (dataOf(answer)['lines'] ?? []) as Data[]) line['problems'] = [];
    }),
  },
  {
    name: 'drops favourites that are taken off the shelf',
    caughtBy: 'cat.off-shelf',
    operations: ['keepGoodsList'],
    plant: changeAnswer(['keepGoodsList'], (answer) => {
      const data = dataOf(answer);
      const rows = data['pageList'] as Data[] | undefined;
      if (rows) data['pageList'] = rows.filter((row) => row['isShelf'] !== 0);
    }),
  },
];
