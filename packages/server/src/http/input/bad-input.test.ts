import type { OperationId } from '@openmall/sdk';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { checkInvariants } from '../../domain/ledger/invariants.ts';
import { callRaw } from '../../test-support/http/call.ts';
import { ONE_DATABASE } from '../../test-support/database/databases.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  openTestContext,
  type Buyer,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { contract, operationIds } from '../app/contract.ts';
import { createApp, type App } from '../app/create-app.ts';

const NASTY: readonly string[] = [
  '0',
  '-1',
  '-0',
  '1.5',
  '1e5',
  '1E-9',
  '0x10',
  '1_000',
  '1,000',
  '１２',
  '٣',
  '.5',
  '5.',
  '01',
  '+1',
  ' 1',
  'NaN',
  'Infinity',
  '9'.repeat(300),
  '9223372036854775808',
  '0.00000000001',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  'toString',
  `'; drop table orders; --`,
  '%',
  '_',
  '\\',
  '\0',
  'a\0b',
  '\u202e',
  '\ufeff',
  '👩‍👩‍👧‍👦',
  'é'.normalize('NFD'),
  'x'.repeat(9_000),
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'javascript:alert(1)',
  ',',
  ',,,',
  'a,b,c',
  'a,b,1,c',
  '\n',
  '\t',
  '\ud800',
];

/** Texts that reveal internals of the server. */
const LEAK = /select |insert |at .*\.ts:|node_modules|pglite|kysely|violates|syntax error|\/src\//i;

describe.each([ONE_DATABASE])('Bad input on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  let buyer: Buyer;
  const failures: unknown[] = [];
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    app = createApp({ ctx, log: ({ error }) => error !== undefined && failures.push(error) });
    buyer = await addBuyer(ctx);
    await addGoods(ctx, await addStore(ctx));
  });
  afterAll(() => database.close());

  const assertNoFailure = async (
    id: OperationId,
    fields: Readonly<Record<string, string>>,
    token?: string,
  ) => {
    const { code, msg } = await callRaw(app, id, fields, token);
    expect(code, `${id} ${JSON.stringify(fields).slice(0, 300)}`).not.toBe('500');
    expect(msg ?? '').not.toMatch(LEAK);
  };

  it.each(operationIds)('of %s is rejected with a listed error, or does no harm', async (id) => {
    const { query, guarded } = contract.operations[id];
    const names = Object.keys(query.properties ?? {});
    // The buyer must stay logged in for the following calls.
    const token = guarded || id !== 'userLogout' ? buyer.token : undefined;
    await assertNoFailure(id, {}, token);
    for (const [index, value] of NASTY.entries()) {
      await assertNoFailure(
        id,
        Object.fromEntries(names.filter((name) => name !== 'lang').map((name) => [name, value])),
        token,
      );
      const fieldName = names[index % Math.max(names.length, 1)];
      if (fieldName !== undefined) await assertNoFailure(id, { [fieldName]: value }, token);
    }
    await assertNoFailure(id, { nobody: 'knows', __proto__: 'this' }, token);
    if (guarded) expect((await callRaw(app, id, {}, 'x'.repeat(43))).code).toBe('403');
  });

  it('never caused a server failure, nor broke an invariant', async () => {
    expect(failures).toEqual([]);
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });

  it('as a body that is not JSON, too long or too deep is rejected', async () => {
    const post = (body: string) =>
      app.fetch(
        new Request(`http://mall.test/api/order!pay?token=${buyer.token}`, {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json' },
        }),
      );
    for (const body of ['{', '[1', '"', 'nul', '\ufeff{}', '['.repeat(50_000)]) {
      expect(await (await post(body)).json()).toMatchObject({ code: '402' });
    }
    expect((await post(`{"orderId":"${'x'.repeat(400_000)}"}`)).status).toBe(413);
  });

  it('as a field that occurs twice, or a malformed escape, is rejected', async () => {
    const keyOf = async (path: string, init: RequestInit = {}) => {
      const response = await app.fetch(new Request(`http://mall.test${path}`, { method: 'POST', ...init }));
      return ((await response.json()) as { readonly key?: string }).key;
    };
    const form = (body: string) => ({
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const list = '/api/sellerGoods!list';
    expect(await keyOf(`${list}?lang=en&pageNum=1`)).toBeUndefined();
    for (const query of [
      'lang=en&lang=cn',
      'lang=en&pageNum=1&pageNum=1',
      'lang=%zz',
      'keyword=%',
      'lang=en&x=%ff',
    ])
      expect(await keyOf(`${list}?${query}`), query).toBe('parameterError');
    expect(await keyOf(`${list}?lang=en`, form('pageNum=1&pageNum=2'))).toBe('parameterError');
    expect(await keyOf(`${list}?lang=en`, form('keyword=%e0%a4'))).toBe('parameterError');
    // Existing clients may repeat themselves, but not contradict themselves.
    expect(await keyOf(`/wap${list}?lang=en&lang=en`)).toBeUndefined();
    expect(await keyOf(`/wap${list}?lang=en&lang=cn`)).toBe('parameterError');
  });

  it('as an unknown language gets its own error', async () => {
    expect(await callRaw(app, 'categoryList', { lang: 'xx' })).toMatchObject({
      msg: 'This language is not supported.',
    });
  });

  it('never reaches the log, because the query is not logged', async () => {
    const lines: string[] = [];
    const warn = vi.spyOn(console, 'warn').mockImplementation((line: string) => void lines.push(line));
    const { logRequests } = await import('../app/request-log.ts');
    const logging = createApp({ ctx, log: logRequests });
    await callRaw(
      logging,
      'userNewlogin',
      { username: 'nobody@example.com', password: 'Marker-77' },
      'marker-token',
    );
    warn.mockRestore();
    expect(lines.join('\n')).toContain('/api/user!newlogin');
    expect(lines.join('\n')).not.toMatch(/marker|nobody/i);
  });
});
