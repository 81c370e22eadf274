import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { DATABASES } from '../../test-support/database/databases.ts';
import { callRaw } from '../../test-support/http/call.ts';
import { addBuyer, openTestContext } from '../../test-support/fixtures/test-context.ts';
import { contract, operationIds } from '../app/contract.ts';
import { createApp, type App } from '../app/create-app.ts';

const NUL = 'a\0b';

describe.each(DATABASES.slice(0, 1))('A refused parameter on $name', ({ open }) => {
  let database: OpenDatabase;
  let app: App;
  let token: string;
  beforeAll(async () => {
    database = await open();
    const ctx = openTestContext(database);
    app = createApp({ ctx });
    ({ token } = await addBuyer(ctx));
  });
  afterAll(() => database.close());

  const refusal = async (id: (typeof operationIds)[number], fields: Readonly<Record<string, string>>) => {
    const { code, data } = await callRaw(app, id, fields, token);
    return code === '0' ? undefined : data;
  };

  const withQuery = operationIds.filter((id) => !contract.operations[id].body);
  it.each(withQuery)('of %s is named with its rule', async (id) => {
    const { query, missing = {} } = contract.operations[id];
    const [first] = query.required ?? [];
    // A missing parameter with an error of its own is named, too.
    if (first !== undefined) expect(await refusal(id, {})).toEqual({ field: first, rule: 'required' });
    expect(Object.keys(missing).every((name) => query.required?.includes(name))).toBe(true);
    const { lang: _lang, ...others } = query.properties ?? {};
    for (const field of Object.keys(others)) {
      const data = await refusal(id, { [field]: NUL });
      // Required ones before it are missing from this call.
      if ((query.required ?? []).every((name) => name === field)) expect(data).toMatchObject({ field });
    }
    expect(await refusal(id, { lang: 'xx' })).toMatchObject({ field: expect.any(String) as string });
  });

  it.each([
    ['sellerGoodsList', { pageSize: '101' }, { field: 'pageSize', rule: 'maximum' }],
    ['sellerGoodsList', { pageNum: 'abc' }, { field: 'pageNum', rule: 'type' }],
    ['sellerGoodsInfo', { sellerGoodsId: 'a b' }, { field: 'sellerGoodsId', rule: 'pattern' }],
    ['orderQuote', { orderInfo: 'a,b,1,'.repeat(101).slice(0, -1) }, { field: 'orderInfo', rule: 'items' }],
    [
      'orderQuote',
      { orderInfo: 'a,b,1', coupons: 'st_1,SPRING10,st_1,SPRING20' },
      { field: 'coupons', rule: 'items' },
    ],
    [
      'localuserRegisterNoVerifcode',
      { username: 'a@example.com', password: 'Sunny-42day', re_password: 'Other-42day', type: '2' },
      { field: 're_password', rule: 'sameAs' },
    ],
  ] as const)('of %s %j is %j', async (id, fields, data) => {
    expect(await refusal(id, fields)).toEqual(data);
  });

  it('inside a body is named by its path, without its value', async () => {
    const response = await app.fetch(
      new Request(`http://mall.test/api/evaluation!addList?token=${token}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ orderId: 'or_1', evaluationAdds: [{ sellerGoodsId: 'a secret', rating: 9 }] }),
      }),
    );
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      data: { field: expect.stringMatching(/^evaluationAdds\.0\./) as string },
    });
    expect(text).not.toContain('a secret');
  });

  it.each(['?lang=en&%C3%A9=1&%C3%A9=2', `?lang=en&${'x'.repeat(300)}=1&${'x'.repeat(300)}=2`])(
    'is not named if a caller has invented the name: %s',
    async (query) => {
      const url = `http://mall.test/api/sellerGoods!list${query}`;
      const response = await app.fetch(new Request(url, { method: 'POST' }));
      expect(await response.json()).toMatchObject({ key: 'parameterError', data: null });
    },
  );
});
