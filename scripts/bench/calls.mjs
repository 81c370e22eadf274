/** What a call costs over `fetch` itself: time and heap, against an answer that is there at once. */
import createFetchClient from 'openapi-fetch';

const body = '{"code":"0","msg":null,"data":{"id":"st_northwind","name":"Northwind"}}';
const headers = new Headers({ 'content-type': 'application/json' });
/** As light as an answer can be, so that what is around it is seen. */
const answer = {
  status: 200,
  ok: true,
  headers,
  body: '',
  json: async () => JSON.parse(body),
  text: async () => body,
};
const instant = async () => answer;

const baseUrl = 'https://mall.example';
const sellerId = 'st_northwind';

/** One call with each client; every one of them answers the data. */
export async function callers(folder) {
  const { createTransport, sellerInfo } = await import('@openmall/sdk');
  const { client, heyApi, orval } = await loadOthers(folder);
  // orval's client knows no other way to a fetch.
  globalThis.fetch = instant;
  const transport = createTransport({
    baseUrl,
    fetch: instant,
    getToken: () => 'token',
    getLang: () => 'en',
  });
  const byPath = createFetchClient({ baseUrl, fetch: instant });
  client.setConfig({ baseUrl, fetch: instant, auth: () => 'token' });
  const query = { sellerId, lang: 'en', token: 'token' };
  const raw = async () => {
    const fields = `sellerId=${encodeURIComponent(sellerId)}&lang=en&token=${encodeURIComponent('token')}`;
    const response = await instant(`${baseUrl}/api/seller!info?${fields}`, { method: 'POST' });
    const { code, msg, data } = await response.json();
    if (code !== '0') throw new Error(msg);
    return data;
  };
  return {
    'raw fetch': raw,
    '@openmall/sdk': () => sellerInfo(transport, { sellerId }),
    'openapi-fetch': async () => (await byPath.POST('/api/seller!info', { params: { query } })).data.data,
    orval: async () => (await orval({ sellerId, lang: 'en' })).data.data,
    'hey-api': async () => (await heyApi({ query: { sellerId, lang: 'en' } })).data.data,
  };
}

async function loadOthers(folder) {
  const { build } = await import('esbuild');
  const outfile = `${folder}/others.mjs`;
  const contents = `
export { client } from './hey-api/client.gen.ts';
export { sellerInfo as heyApi } from './hey-api/sdk.gen.ts';
export { sellerInfo as orval } from './orval.ts';`;
  await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    format: 'esm',
    outfile,
    logLevel: 'silent',
  });
  return import(outfile);
}

async function nanoseconds(call, times) {
  const start = process.hrtime.bigint();
  for (let at = 0; at < times; at += 1) await call();
  return Number(process.hrtime.bigint() - start) / times;
}

async function bytes(call, times) {
  globalThis.gc();
  const before = process.memoryUsage().heapUsed;
  for (let at = 0; at < times; at += 1) await call();
  return (process.memoryUsage().heapUsed - before) / times;
}

/** The least of many short rounds, all clients in turn: what others do on the machine only ever adds to it. */
export async function measureCalls(folder) {
  const all = Object.entries(await callers(folder));
  const least = Object.fromEntries(all.map(([name]) => [name, { ns: Infinity, bytes: Infinity }]));
  for (const [, call] of all) await nanoseconds(call, 20_000);
  for (let round = 0; round < 150; round += 1) {
    for (const [name, call] of all) least[name].ns = Math.min(least[name].ns, await nanoseconds(call, 300));
  }
  for (let round = 0; round < 15; round += 1) {
    for (const [name, call] of all) {
      const used = await bytes(call, 1_000);
      // Less than nothing means that garbage was collected meanwhile.
      if (used > 0) least[name].bytes = Math.min(least[name].bytes, used);
    }
  }
  return least;
}
