import {
  changeAnswer,
  changeQuery,
  dataOf,
  granted,
  grantRefused,
  intercept,
  refusal,
  replaceRefusal,
  type PlantedFault,
} from '../planted-fault.ts';

const isJson = (text: unknown): boolean => {
  try {
    JSON.parse(String(text));
    return true;
  } catch {
    return false;
  }
};

export const callFaults: readonly PlantedFault[] = [
  {
    name: 'takes half a JSON document for a review',
    caughtBy: 'proto.json',
    operations: ['evaluationAddList'],
    plant: intercept(['evaluationAddList'], ({ url, init, send }) =>
      isJson(init.body) ? send(url, init) : Promise.resolve(granted(null)),
    ),
  },
  {
    name: 'cuts a keyword that is too long',
    caughtBy: 'proto.long',
    operations: ['sellerGoodsSearch'],
    plant: changeQuery(['sellerGoodsSearch'], (query) => {
      query.set('keyword', (query.get('keyword') ?? '').slice(0, 60));
    }),
  },
  {
    name: 'fails when a field is sent twice',
    caughtBy: 'proto.twice',
    operations: ['sellerGoodsInfo'],
    plant: intercept(['sellerGoodsInfo'], ({ url, init, send }) =>
      url.searchParams.getAll('sellerGoodsId').length > 1
        ? Promise.resolve(new Response('split of undefined', { status: 500 }))
        : send(url, init),
    ),
  },
  {
    name: 'subscribes an address as often as it is sent',
    caughtBy: 'race.subscribe',
    operations: ['subscribeAdd'],
    plant: grantRefused(['subscribeAdd']),
  },
  {
    name: 'sells the last piece to everybody who asks at once',
    caughtBy: 'race.stock',
    operations: ['orderSubmit'],
    plant: replaceRefusal(['orderSubmit'], 'insufficientStock', () =>
      granted({ orderList: [{ orderId: 'or_0123456789abcdef' }] }),
    ),
  },
  {
    name: 'leaves orders open that are never paid',
    caughtBy: 'ord.expiry',
    operations: ['orderSubmit'],
    plant: changeAnswer(['orderInfo'], (answer) => {
      const order = dataOf(answer)['orderInfo'] as { status: number } | undefined;
      if (order?.status === -1) order.status = 0;
    }),
  },
  {
    name: 'tells others that an order does not exist',
    caughtBy: 'sec.existence',
    operations: ['orderInfo'],
    plant: intercept(['orderInfo'], ({ url, init, send }) =>
      url.searchParams.get('orderId')?.startsWith('no-such')
        ? Promise.resolve(refusal('goodsNotFound'))
        : send(url, init),
    ),
  },
  {
    name: 'lets browsers guess the type of an answer',
    caughtBy: 'sec.sniffable',
    operations: ['indexHome'],
    plant: intercept(['indexHome'], async ({ url, init, send }) => {
      const response = await send(url, init);
      const headers = new Headers(response.headers);
      headers.delete('x-content-type-options');
      return new Response(await response.text(), { headers });
    }),
  },
  {
    name: 'takes more than a second for a read',
    caughtBy: 'time.reads',
    besides: ['neg.pattern'],
    operations: ['bannerBannerList'],
    plant: intercept(['bannerBannerList'], async ({ url, init, send }) => {
      await new Promise((done) => setTimeout(done, 1_100));
      return send(url, init);
    }),
  },
  {
    name: 'translates the text of an error',
    caughtBy: 'cat.message-key',
    operations: ['sellerGoodsInfo'],
    plant: changeAnswer(['sellerGoodsInfo'], (answer, { url }) =>
      answer.code !== '0' && url.searchParams.get('lang') === 'de'
        ? { ...answer, msg: 'Diese Ware gibt es nicht.' }
        : answer,
    ),
  },
  {
    name: 'answers settings to POST only',
    caughtBy: 'cat.settings',
    operations: ['sysparaGetSyspara'],
    plant: changeAnswer(['sysparaGetSysparaByGet'], (answer) => ({ ...answer, data: {} })),
  },
];
