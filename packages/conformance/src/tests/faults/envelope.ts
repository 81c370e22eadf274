import {
  intercept,
  dataOf,
  granted,
  json,
  changeAnswer,
  rowsOf,
  type PlantedFault,
} from './planted-fault.ts';

export const envelopeFaults: readonly PlantedFault[] = [
  {
    name: 'reports success with the number 0',
    caughtBy: 'env.code',
    operations: ['categoryList'],
    plant: changeAnswer(['categoryList'], (answer) => ({ ...answer, code: 0 })),
  },
  {
    name: 'answers errors with HTTP 400',
    caughtBy: 'env.http-200',
    operations: ['sellerInfo'],
    plant: intercept(['sellerInfo'], async ({ send, url, init }) => {
      const answer = (await (await send(url, init)).json()) as { code: string };
      return json(answer, { status: answer.code === '0' ? 200 : 400 });
    }),
  },
  {
    name: 'sends JSON with the content type text/html',
    caughtBy: 'env.content-type',
    operations: ['indexHome'],
    plant: intercept(
      ['indexHome'],
      async ({ send, url, init }) =>
        new Response(await (await send(url, init)).text(), { headers: { 'content-type': 'text/html' } }),
    ),
  },
  {
    name: 'answers with an HTML page, like a proxy in front of the server',
    caughtBy: 'env.shape',
    operations: ['categoryTree'],
    plant: intercept(['categoryTree'], () =>
      Promise.resolve(new Response('<html><body>It works!</body></html>')),
    ),
  },
  {
    name: 'leaves the price out of a page of goods',
    caughtBy: 'env.data',
    operations: ['sellerGoodsInfo'],
    plant: changeAnswer(['sellerGoodsInfo'], (answer) => void delete dataOf(answer)['sellingPrice']),
  },
  {
    name: 'answers prices as text',
    caughtBy: 'env.data',
    operations: ['sellerGoodsList'],
    plant: changeAnswer(['sellerGoodsList'], (answer) => {
      for (const row of rowsOf(answer)) row['sellingPrice'] = String(row['sellingPrice']);
    }),
  },
  {
    name: 'answers prices with the rounding errors of floats',
    caughtBy: 'env.data',
    operations: ['sellerGoodsList'],
    plant: changeAnswer(['sellerGoodsList'], (answer) => {
      for (const row of rowsOf(answer))
        row['sellingPrice'] = Number(row['sellingPrice']) + 0.1 + 0.2 - 0.3 + 0.004;
    }),
  },
  {
    name: 'translates its error messages',
    caughtBy: 'env.error-key',
    operations: ['sellerInfo'],
    plant: changeAnswer(['sellerInfo'], (answer) =>
      answer.code === '0' ? answer : { ...answer, msg: 'Laden nicht gefunden' },
    ),
  },
  {
    name: 'names another error than the one whose text it sends',
    caughtBy: 'env.error-key',
    operations: ['sellerInfo'],
    plant: changeAnswer(['sellerInfo'], (answer) =>
      answer.code === '0' ? answer : { ...answer, key: 'goodsNotFound' },
    ),
  },
  {
    name: 'answers an error that the operation does not list',
    caughtBy: 'env.error-key',
    operations: ['sellerInfo'],
    plant: changeAnswer(['sellerInfo'], (answer) =>
      answer.code === '0' ? answer : { ...answer, code: '1', msg: 'This user name is taken.' },
    ),
  },
  {
    name: 'answers an error without a text',
    caughtBy: 'env.code',
    operations: ['sellerInfo'],
    plant: changeAnswer(['sellerInfo'], (answer) => (answer.code === '0' ? answer : { ...answer, msg: '' })),
  },
  {
    name: 'fails on the last page that may be requested',
    caughtBy: 'env.no-server-error',
    operations: ['sellerGoodsList'],
    plant: intercept(['sellerGoodsList'], ({ send, url, init }) =>
      url.searchParams.get('pageNum') === '10000'
        ? Promise.resolve(json({ code: '500', msg: 'Server error. Please try again later.', data: null }))
        : send(url, init),
    ),
  },
  {
    name: 'closes the connection on a filter',
    caughtBy: 'env.answered',
    operations: ['sellerGoodsList'],
    plant: intercept(['sellerGoodsList'], ({ send, url, init }) =>
      url.searchParams.has('minRating') ? Promise.reject(new Error('socket hang up')) : send(url, init),
    ),
  },
  {
    name: 'shows a stack trace',
    caughtBy: 'sec.stack-trace',
    operations: ['sellerInfo'],
    plant: changeAnswer(['sellerInfo'], (answer) =>
      answer.code === '0'
        ? answer
        : { ...answer, msg: 'TypeError: x\n    at readStore (/srv/mall/store.js:12:7)' },
    ),
  },
  {
    name: 'repeats the token of the caller',
    caughtBy: 'sec.token-echo',
    operations: ['walletGetUsdt'],
    plant: changeAnswer(['walletGetUsdt'], (answer, { url }) => ({
      ...answer,
      data: { ...dataOf(answer), session: url.searchParams.get('token') },
    })),
  },
  {
    name: 'shows the hash of the password',
    caughtBy: 'sec.secret-field',
    operations: ['localuserGet'],
    plant: changeAnswer(['localuserGet'], (answer) => ({
      ...answer,
      data: { ...dataOf(answer), password: '$argon2id$v=19$m=65536' },
    })),
  },
  {
    name: 'shows the hash of the password in the response to a login',
    caughtBy: 'sec.secret-field',
    operations: ['userNewlogin'],
    plant: changeAnswer(['userNewlogin'], (answer) =>
      answer.code === '0' ? { ...answer, data: { ...dataOf(answer), password_hash: '$2b$10$abc' } } : answer,
    ),
  },
  {
    name: 'repeats the password of a login',
    caughtBy: 'sec.password-echo',
    operations: ['userNewlogin'],
    plant: changeAnswer(['userNewlogin'], (answer, { url }) =>
      answer.code === '0'
        ? { ...answer, data: { ...dataOf(answer), user: [url.searchParams.get('password')] } }
        : answer,
    ),
  },
  {
    name: 'repeats the password of a registration',
    caughtBy: 'sec.secret-field',
    operations: ['localuserRegisterNoVerifcode'],
    plant: changeAnswer(['localuserRegisterNoVerifcode'], (answer, { url }) =>
      answer.code === '0'
        ? { ...answer, data: { ...dataOf(answer), password: url.searchParams.get('password') } }
        : answer,
    ),
  },
  {
    name: 'allows responses about money to be cached',
    caughtBy: 'sec.cacheable',
    operations: ['walletGetUsdt'],
    plant: intercept(['walletGetUsdt'], async ({ send, url, init }) =>
      json(await (await send(url, init)).json(), { headers: { 'cache-control': 'max-age=3600' } }),
    ),
  },
  {
    name: 'executes calls by PUT too',
    caughtBy: 'proto.method',
    operations: ['subscribeAdd'],
    plant: intercept(['subscribeAdd'], ({ send, url, init }) =>
      send(url, init.method === 'PUT' ? { ...init, method: 'POST' } : init).then((response) =>
        init.method === 'PUT' ? granted() : response,
      ),
    ),
  },
  {
    name: 'rejects %21 in place of the exclamation mark',
    caughtBy: 'proto.percent',
    operations: ['indexHome'],
    plant: (send) => (input, init) =>
      String(input).includes('%21')
        ? Promise.resolve(new Response('Not found', { status: 404 }))
        : send(input, init),
  },
  {
    name: 'grants calls that the contract does not have',
    caughtBy: 'proto.unknown',
    operations: ['indexHome'],
    plant: (send) => (input, init) =>
      String(input).includes('deleteAll') ? Promise.resolve(granted()) : send(input, init),
  },
];
