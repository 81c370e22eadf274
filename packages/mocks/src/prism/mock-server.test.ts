import { get } from 'node:http';
import contract from '@openmall/sdk/contract.json' with { type: 'json' };
import {
  createTransport,
  fromWireTime,
  headerAndBodyEncoding,
  localuserRegisterNoVerifcode,
  orderListMain,
  orderPay,
  type AnyOperationId,
  type OperationId,
} from '@openmall/sdk';
import { dataSchemas } from '@openmall/sdk/schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataSchemas as deskSchemas } from '@openmall/sdk/desk/schemas';
import { dataSchemas as merchantSchemas } from '@openmall/sdk/merchant/schemas';
import { allDocuments, allInputs, allOperations, isOffice } from './all-documents.ts';
import { readOptions } from './options.ts';
import { type Mock, startMock } from './start-mock.ts';

const START_TIMEOUT_MS = 180_000;
const logLines: string[] = [];
let mock: Mock;

beforeAll(async () => {
  mock = await startMock(readOptions(['--port', '0']), (line) => logLines.push(line));
}, START_TIMEOUT_MS);
afterAll(() => mock.stop());

async function post(path: string, init: RequestInit = {}) {
  const response = await fetch(mock.base + path, { method: 'POST', ...init });
  const body = (await response.json()) as {
    code: string;
    msg: string | null;
    key?: string;
    data: unknown;
  };
  return { status: response.status, headers: response.headers, ...body };
}

/** Requests a path unchanged: `fetch` would normalize it. */
const statusOf = (path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(`${mock.base}${path}`, (response) => resolve(response.resume().statusCode)).on('error', reject);
  });

describe('Prism behind the proxy', () => {
  test('Rejects a call without a token in the envelope', async () => {
    const { status, code, msg, data } = await post('/api/order!listMain');
    expect({ status, code, msg, data }).toEqual({
      status: 200,
      code: '403',
      msg: 'You are not logged in.',
      data: null,
    });
  });

  test('Accepts a registration as POST with the password in the body', async () => {
    const transport = createTransport({ baseUrl: mock.base, encoding: headerAndBodyEncoding });
    const account = { username: 'new@example.com', password: 'Secret12', re_password: 'Secret12' };
    const { token } = await localuserRegisterNoVerifcode(transport, { ...account, type: 2 });
    expect(token).toMatch(/\w+/);
  });

  test('Rejects a call with a missing field and names the field', async () => {
    const { status, code, headers } = await post('/api/order!pay?token=t');
    expect({ status, code }).toEqual({ status: 200, code: '402' });
    expect(headers.get('x-mock-reason')).toContain("'orderId'");
    expect(logLines.join('\n')).toContain(
      "/api/order!pay: Request query must have required property 'orderId'",
    );
  });

  test('Uses the errors of the operation', async () => {
    expect((await post('/api/sellerGoods!search')).msg).toBe('Please enter a word to search for.');
    expect((await post('/api/category!list?lang=xx')).msg).toBe('This language is not supported.');
  });

  test.each(['/api/order%21listMain', '/wap/api/order!listMain.action', '/wap//api/order%21listMain.action'])(
    'Accepts the path %s',
    async (path) => {
      const { code, data } = await post(`${path}?token=t&status=&keyword=undefined`);
      expect({ code, data }).toMatchObject({ code: '0', data: { pageInfo: { totalElements: 8 } } });
    },
  );

  test('Selects an example by its name in the query or the header', async () => {
    const empty = { pageInfo: { totalElements: 0 }, pageList: [] };
    expect((await post('/api/order!listMain?token=t&__example=empty')).data).toMatchObject(empty);
    const byHeader = await post('/api/order!listMain?token=t', { headers: { Prefer: 'example=empty' } });
    expect(byHeader.data).toMatchObject(empty);
    const poor = await post('/api/order!pay?token=t&orderId=a&safeword=123456&__example=insufficientBalance');
    expect(poor.code).toBe('1');
  });

  test('Lists the examples if the name is unknown', async () => {
    const { status, headers } = await post('/api/order!listMain?token=t&__example=nope');
    expect(status).toBe(404);
    expect(headers.get('x-mock-reason')).toMatch(/its examples are ok, toPay, refunds/);
  });

  test('Responds with 404 or 405 in the envelope to unknown calls', async () => {
    expect(await post('/api/order!teleport')).toMatchObject({ status: 404, code: '402', data: null });
    expect(await post('/api/category!tree')).toMatchObject({ status: 405, code: '402', data: null });
    expect(await statusOf('/api/%zz')).toBe(404);
  });

  test('Rejects a body that is not JSON', async () => {
    const headers = { 'content-type': 'application/json' };
    expect(await post('/api/evaluation!addList?token=t', { headers, body: '{half' })).toMatchObject({
      status: 200,
      code: '402',
    });
  });

  test('Accepts secrets in header and body', async () => {
    const transport = createTransport({
      baseUrl: mock.base,
      getToken: () => 't',
      encoding: headerAndBodyEncoding,
    });
    expect(await transport.call(orderPay, { orderId: 'or_1', safeword: '123456' })).toBeNull();
  });

  test('Allows calls from pages of this machine only', async () => {
    const headersFor = async (origin: string) =>
      (await post('/api/category!list', { headers: { origin } })).headers;
    const local = await headersFor('http://localhost:5173');
    expect(local.get('access-control-allow-origin')).toBe('http://localhost:5173');
    expect((await headersFor('https://stranger.example')).has('access-control-allow-origin')).toBe(false);
  });

  test('Moves deadlines of examples into the future and serves pictures', async () => {
    const transport = createTransport({ baseUrl: mock.base, getToken: () => 't' });
    const { pageList } = await transport.call(orderListMain, {});
    expect(pageList[0]?.payDeadline).toBeGreaterThan(Date.now());
    const picture = await fetch(mock.base + (pageList[0]?.goods?.[0]?.goodsIcon ?? ''));
    expect(await picture.text()).toMatch(/^<svg /);
  });

  test('Injects a fault by its name', async () => {
    const half = await fetch(`${mock.base}/api/category!list?__fault=malformed`, { method: 'POST' });
    await expect(half.json()).rejects.toThrow(SyntaxError);
    await expect(post('/api/category!list?__fault=offline')).rejects.toThrow('fetch failed');
    expect((await post('/api/category!list?__fault=systemError')).code).toBe('1');
  });

  test('Lists all operations with their examples', async () => {
    const guide = await (await fetch(mock.base)).text();
    expect(guide).toContain('POST /api/order!listMain\n       ok toPay refunds empty');
  });

  test('Fails on a port that is taken', async () => {
    const options = readOptions(['--port', new URL(mock.base).port]);
    await expect(startMock(options, () => undefined)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

const allSchemas = { ...dataSchemas, ...merchantSchemas, ...deskSchemas };
const officeIds = (Object.keys(allOperations) as AnyOperationId[]).filter(isOffice);

interface Example {
  readonly value: { readonly code: string; readonly data?: unknown };
}

interface OfficeOperation {
  readonly parameters?: readonly { readonly name: string; readonly example?: unknown }[];
  readonly requestBody?: {
    readonly content: {
      readonly 'application/json': { readonly examples: Record<string, { value: object }> };
    };
  };
  readonly responses: {
    readonly 200: {
      readonly content: { readonly 'application/json': { readonly examples: Record<string, Example> } };
    };
  };
}

describe('The back office behind the proxy', () => {
  const paths = allDocuments()['paths'] as Record<string, { post: OfficeOperation }>;
  const documented = (id: AnyOperationId): OfficeOperation => {
    const found = paths[allOperations[id].path];
    if (!found) throw new Error(`There is no ${id}`);
    return found.post;
  };

  /** Calls an operation with the example input of the contract. */
  async function callWith(id: AnyOperationId, example: string, headers: Record<string, string>) {
    const { parameters = [], requestBody } = documented(id);
    const given = parameters.filter((parameter) => parameter.example !== undefined);
    const query = new URLSearchParams(given.map(({ name, example: value }) => [name, String(value)]));
    query.set('__example', example);
    const [body] = Object.values(requestBody?.content['application/json'].examples ?? {});
    return post(`${allOperations[id].path}?${query}`, {
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body.value) }),
    });
  }

  test(
    'Serves the examples of every operation of merchants and of the desk, and they match the contract',
    async () => {
      expect(officeIds.length).toBeGreaterThan(110);
      const wrong: string[] = [];
      for (const id of officeIds) {
        const { examples } = documented(id).responses[200].content['application/json'];
        const successes = Object.entries(examples).filter(([, { value }]) => value?.code === '0');
        if (successes.length === 0) wrong.push(`${id} has no example of a success`);
        for (const [name] of [...successes, ['parameterError'] as const]) {
          const { code, data } = await callWith(id, name, { Authorization: 'Bearer anything' });
          const isRefusal = name === 'parameterError';
          const fits = isRefusal ? code === '402' : code === '0' && allSchemas[id].safeParse(data).success;
          if (!fits) wrong.push(`${id} ${name}: ${code}`);
        }
      }
      expect(wrong).toEqual([]);
    },
    START_TIMEOUT_MS,
  );

  test('Asks for the token of the back office in a header, not in the URL', async () => {
    const { path } = allOperations.merchantOrderList;
    expect((await post(`${path}?token=t`)).code).toBe('403');
    expect((await post(path, { headers: { Authorization: 'Bearer t' } })).code).toBe('0');
  });

  test('Injects errors that only the back office has', async () => {
    const { path } = allOperations.deskRoleRemove;
    expect(await post(`${path}?__fault=roleLocked`)).toMatchObject({ code: '1', key: 'roleLocked' });
  });
});

describe('Generated responses', () => {
  let invented: Mock;
  beforeAll(async () => {
    invented = await startMock(readOptions(['--port', '0', '--dynamic', '--seed', '7']), () => undefined);
  }, START_TIMEOUT_MS);
  afterAll(() => invented.stop());

  /** Reads without required fields. */
  const reads = (Object.keys(contract.operations) as OperationId[]).filter((id) => {
    const { semantics, body, query } = contract.operations[id] as {
      semantics: string;
      body: unknown;
      query: { required?: string[] };
    };
    return semantics === 'read' && body === null && (query.required ?? []).length === 0;
  });

  const officeReads = officeIds.filter((id) => {
    const { query, body } = allInputs[id];
    return body === null && (query.required ?? []).length === 0 && /(?:List|Info|Figures|Me)$/.test(id);
  });

  test(
    'Those of the back office succeed and match the contract',
    async () => {
      expect(officeReads.length).toBeGreaterThan(25);
      const wrong: string[] = [];
      for (const id of officeReads) {
        const headers = { Authorization: 'Bearer t' };
        const answer = await fetch(`${invented.base}${allOperations[id].path}`, { method: 'POST', headers });
        const { code, data } = (await answer.json()) as { code: string; data: unknown };
        const checked = allSchemas[id].safeParse(data);
        if (code !== '0' || !checked.success) wrong.push(`${id}: ${code} ${checked.error?.message ?? ''}`);
      }
      expect(wrong).toEqual([]);
    },
    START_TIMEOUT_MS,
  );

  test(
    'They succeed and match the contract',
    async () => {
      expect(reads.length).toBeGreaterThan(30);
      const wrong: string[] = [];
      for (const id of reads) {
        const { method, path } = contract.operations[id];
        const answer = await fetch(`${invented.base}${path}?token=t`, { method });
        const { code, data } = (await answer.json()) as { code: string; data: unknown };
        const checked = dataSchemas[id].safeParse(data);
        if (code !== '0' || !checked.success) wrong.push(`${id}: ${code} ${checked.error?.message ?? ''}`);
      }
      expect(wrong).toEqual([]);
    },
    START_TIMEOUT_MS,
  );

  const SEED = ['--port', '0', '--dynamic', '--seed', '7'];
  const bodyFrom = async ({ base }: Mock, id: OperationId): Promise<string> => {
    const { method, path } = contract.operations[id];
    return (await fetch(`${base}${path}?token=t`, { method })).text();
  };

  test(
    'The same seed generates the same responses, in another process too',
    async () => {
      const ids = ['orderListMain', 'walletGetUsdt', 'sellerGoodsList', 'rechargeBlockchainList'] as const;
      const first = await Promise.all(ids.map((id) => bodyFrom(invented, id)));
      expect(await Promise.all(ids.map((id) => bodyFrom(invented, id)))).toEqual(first);
      const other = await startMock(readOptions(SEED), () => undefined);
      expect(await Promise.all(ids.map((id) => bodyFrom(other, id)))).toEqual(first);
      await other.stop();
    },
    START_TIMEOUT_MS,
  );

  test(
    'Their times are recent and their amounts plausible',
    async () => {
      const year = 366 * 86_400_000;
      const isNear = (at: number): boolean => Math.abs(at - Date.now()) < year;
      const bodies = await Promise.all(reads.map((id) => bodyFrom(invented, id)));
      const values = bodies
        .flatMap((body) => [...body.matchAll(/:("[^"]*"|-?[\d.]+)[,}]/g)])
        .map(([, value = '']) => value);
      const times = values.filter((value) => /^"\d{4}-\d\d-\d\d \d\d:/.test(value));
      expect(times.length).toBeGreaterThan(5);
      expect(times.filter((value) => !isNear(fromWireTime(value.slice(1, -1)).getTime()))).toEqual([]);
      const figures = values
        // A record number is not an amount. Generated ones have ten digits, without a valid check digit.
        .filter((value) => !/^"\d{10}"$/.test(value))
        .map((value) => Number(value.replaceAll('"', '')))
        .filter(Number.isFinite);
      expect(figures.filter((value) => value > 1_000_000 && !isNear(value))).toEqual([]);
    },
    START_TIMEOUT_MS,
  );

  test('Requests follow the original contract', async () => {
    const answer = await fetch(
      `${invented.base}/api/credit!apply?token=t&applyAmount=150000&creditPeriod=90`,
    );
    const reason = answer.headers.get('x-mock-reason');
    expect(reason).toContain('realName');
    expect(reason).not.toContain('applyAmount');
  });
});
