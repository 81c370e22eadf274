/** Time and heap of a call over raw `fetch`, with a fetch that resolves at once. */
import createFetchClient from 'openapi-fetch';

const BODY = '{"code":"0","msg":null,"data":{"id":"st_northwind","name":"Northwind"}}';
const headers = new Headers({ 'content-type': 'application/json' });
/** A minimal response, so that only the cost of the client is measured. */
const response = {
  status: 200,
  ok: true,
  headers,
  body: '',
  json: async () => JSON.parse(BODY),
  text: async () => BODY,
};
const instantFetch = async () => response;

const BASE_URL = 'https://mall.example';
const SELLER_ID = 'st_northwind';

/** The same call with each client. */
async function createCallers(folder) {
  const { createTransport, sellerInfo } = await import('@openmall/sdk');
  const { client, heyApi, orval } = await loadOtherClients(folder);
  // orval's client always uses the global fetch.
  globalThis.fetch = instantFetch;
  const transport = createTransport({
    baseUrl: BASE_URL,
    fetch: instantFetch,
    getToken: () => 'token',
    getLang: () => 'en',
  });
  const byPath = createFetchClient({ baseUrl: BASE_URL, fetch: instantFetch });
  client.setConfig({ baseUrl: BASE_URL, fetch: instantFetch, auth: () => 'token' });
  const query = { sellerId: SELLER_ID, lang: 'en', token: 'token' };
  const raw = async () => {
    const fields = `sellerId=${encodeURIComponent(SELLER_ID)}&lang=en&token=${encodeURIComponent('token')}`;
    const response = await instantFetch(`${BASE_URL}/api/seller!info?${fields}`, { method: 'POST' });
    const { code, msg, data } = await response.json();
    if (code !== '0') throw new Error(msg);
    return data;
  };
  return {
    'raw fetch': raw,
    '@openmall/sdk': () => sellerInfo(transport, { sellerId: SELLER_ID }),
    'openapi-fetch': async () => (await byPath.POST('/api/seller!info', { params: { query } })).data.data,
    orval: async () => (await orval({ sellerId: SELLER_ID, lang: 'en' })).data.data,
    'hey-api': async () => (await heyApi({ query: { sellerId: SELLER_ID, lang: 'en' } })).data.data,
  };
}

async function loadOtherClients(folder) {
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
  for (let index = 0; index < times; index += 1) await call();
  return Number(process.hrtime.bigint() - start) / times;
}

async function bytes(call, times) {
  globalThis.gc();
  const before = process.memoryUsage().heapUsed;
  for (let index = 0; index < times; index += 1) await call();
  return (process.memoryUsage().heapUsed - before) / times;
}

/** Measures the minimum of many short rounds, which is least affected by other load on the machine. */
export async function measureCalls(folder) {
  const all = Object.entries(await createCallers(folder));
  const minimum = Object.fromEntries(all.map(([name]) => [name, { ns: Infinity, bytes: Infinity }]));
  for (const [, call] of all) await nanoseconds(call, 20_000);
  for (let round = 0; round < 150; round += 1) {
    for (const [name, call] of all)
      minimum[name].ns = Math.min(minimum[name].ns, await nanoseconds(call, 300));
  }
  for (let round = 0; round < 15; round += 1) {
    for (const [name, call] of all) {
      const used = await bytes(call, 1_000);
      // A negative value means that garbage was collected meanwhile.
      if (used > 0) minimum[name].bytes = Math.min(minimum[name].bytes, used);
    }
  }
  return minimum;
}
