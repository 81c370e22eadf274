import { at, dataOf, granted, json, reanswered, rowsOf, type PlantedFault } from './planted-fault.ts';

export const envelopeFaults: readonly PlantedFault[] = [
  {
    name: 'says success with the number 0',
    caughtBy: 'env.code',
    at: ['categoryList'],
    plant: reanswered(['categoryList'], (answer) => ({ ...answer, code: 0 })),
  },
  {
    name: 'answers errors with HTTP 400',
    caughtBy: 'env.http-200',
    at: ['sellerInfo'],
    plant: at(['sellerInfo'], async ({ send, url, init }) => {
      const answer = (await (await send(url, init)).json()) as { code: string };
      return json(answer, { status: answer.code === '0' ? 200 : 400 });
    }),
  },
  {
    name: 'calls JSON text/html',
    caughtBy: 'env.content-type',
    at: ['indexHome'],
    plant: at(
      ['indexHome'],
      async ({ send, url, init }) =>
        new Response(await (await send(url, init)).text(), { headers: { 'content-type': 'text/html' } }),
    ),
  },
  {
    name: 'answers a page of HTML where the server stands behind another one',
    caughtBy: 'env.shape',
    at: ['categoryTree'],
    plant: at(['categoryTree'], () => Promise.resolve(new Response('<html><body>It works!</body></html>'))),
  },
  {
    name: 'leaves the price out of a page of goods',
    caughtBy: 'env.data',
    at: ['sellerGoodsInfo'],
    plant: reanswered(['sellerGoodsInfo'], (answer) => void delete dataOf(answer)['sellingPrice']),
  },
  {
    name: 'answers prices as text',
    caughtBy: 'env.data',
    at: ['sellerGoodsList'],
    plant: reanswered(['sellerGoodsList'], (answer) => {
      for (const row of rowsOf(answer)) row['sellingPrice'] = String(row['sellingPrice']);
    }),
  },
  {
    name: 'answers prices with the crumbs of a float',
    caughtBy: 'env.data',
    at: ['sellerGoodsList'],
    plant: reanswered(['sellerGoodsList'], (answer) => {
      for (const row of rowsOf(answer))
        row['sellingPrice'] = Number(row['sellingPrice']) + 0.1 + 0.2 - 0.3 + 0.004;
    }),
  },
  {
    name: 'writes its errors in a language of its own',
    caughtBy: 'env.error-key',
    at: ['sellerInfo'],
    plant: reanswered(['sellerInfo'], (answer) =>
      answer.code === '0' ? answer : { ...answer, msg: 'Laden nicht gefunden' },
    ),
  },
  {
    name: 'answers an error that the operation does not list',
    caughtBy: 'env.error-key',
    at: ['sellerInfo'],
    plant: reanswered(['sellerInfo'], (answer) =>
      answer.code === '0' ? answer : { ...answer, code: '1', msg: 'This user name is taken.' },
    ),
  },
  {
    name: 'gives an error no text',
    caughtBy: 'env.code',
    at: ['sellerInfo'],
    plant: reanswered(['sellerInfo'], (answer) => (answer.code === '0' ? answer : { ...answer, msg: '' })),
  },
  {
    name: 'fails on the last page that may be asked for',
    caughtBy: 'env.no-server-error',
    at: ['sellerGoodsList'],
    plant: at(['sellerGoodsList'], ({ send, url, init }) =>
      url.searchParams.get('pageNum') === '10000'
        ? Promise.resolve(json({ code: '500', msg: 'Server error. Please try again later.', data: null }))
        : send(url, init),
    ),
  },
  {
    name: 'closes the connection on a filter',
    caughtBy: 'env.answered',
    at: ['sellerGoodsList'],
    plant: at(['sellerGoodsList'], ({ send, url, init }) =>
      url.searchParams.has('minRating') ? Promise.reject(new Error('socket hang up')) : send(url, init),
    ),
  },
  {
    name: 'shows a stack trace',
    caughtBy: 'sec.stack-trace',
    at: ['sellerInfo'],
    plant: reanswered(['sellerInfo'], (answer) =>
      answer.code === '0'
        ? answer
        : { ...answer, msg: 'TypeError: x\n    at readStore (/srv/mall/store.js:12:7)' },
    ),
  },
  {
    name: 'repeats the token of the caller',
    caughtBy: 'sec.token-echo',
    at: ['walletGetUsdt'],
    plant: reanswered(['walletGetUsdt'], (answer, { url }) => ({
      ...answer,
      data: { ...dataOf(answer), session: url.searchParams.get('token') },
    })),
  },
  {
    name: 'shows the hash of the password',
    caughtBy: 'sec.secret-field',
    at: ['localuserGet'],
    plant: reanswered(['localuserGet'], (answer) => ({
      ...answer,
      data: { ...dataOf(answer), password: '$argon2id$v=19$m=65536' },
    })),
  },
  {
    name: 'shows the hash of the password to who logs in',
    caughtBy: 'sec.secret-field',
    at: ['userNewlogin'],
    plant: reanswered(['userNewlogin'], (answer) =>
      answer.code === '0' ? { ...answer, data: { ...dataOf(answer), password_hash: '$2b$10$abc' } } : answer,
    ),
  },
  {
    name: 'repeats the password of a log-in',
    caughtBy: 'sec.password-echo',
    at: ['userNewlogin'],
    plant: reanswered(['userNewlogin'], (answer, { url }) =>
      answer.code === '0'
        ? { ...answer, data: { ...dataOf(answer), user: [url.searchParams.get('password')] } }
        : answer,
    ),
  },
  {
    name: 'repeats the password of who registers',
    caughtBy: 'sec.secret-field',
    at: ['localuserRegisterNoVerifcode'],
    plant: reanswered(['localuserRegisterNoVerifcode'], (answer, { url }) =>
      answer.code === '0'
        ? { ...answer, data: { ...dataOf(answer), password: url.searchParams.get('password') } }
        : answer,
    ),
  },
  {
    name: 'lets answers about money be cached',
    caughtBy: 'sec.cacheable',
    at: ['walletGetUsdt'],
    plant: at(['walletGetUsdt'], async ({ send, url, init }) =>
      json(await (await send(url, init)).json(), { headers: { 'cache-control': 'max-age=3600' } }),
    ),
  },
  {
    name: 'does its work by PUT too',
    caughtBy: 'proto.method',
    at: ['subscribeAdd'],
    plant: at(['subscribeAdd'], ({ send, url, init }) =>
      send(url, init.method === 'PUT' ? { ...init, method: 'POST' } : init).then((response) =>
        init.method === 'PUT' ? granted() : response,
      ),
    ),
  },
  {
    name: 'does not know %21',
    caughtBy: 'proto.percent',
    at: ['indexHome'],
    plant: (send) => (input, init) =>
      String(input).includes('%21')
        ? Promise.resolve(new Response('Not found', { status: 404 }))
        : send(input, init),
  },
  {
    name: 'grants calls that the contract does not have',
    caughtBy: 'proto.unknown',
    at: ['indexHome'],
    plant: (send) => (input, init) =>
      String(input).includes('deleteAll') ? Promise.resolve(granted()) : send(input, init),
  },
];
