import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/open-database.ts';
import { DATABASES } from '../../test-support/database/databases.ts';
import {
  addBuyer,
  openTestContext,
  type Buyer,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { uploadPictures } from '../../test-support/fixtures/uploaded-pictures.ts';
import { operationIds, contract } from '../app/contract.ts';
import { createApp, type App } from '../app/create-app.ts';
import { parseOrigins } from './cross-origin.ts';

const SHOP = 'https://shop.example';

describe('A store on another origin', () => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  let buyer: Buyer;
  beforeAll(async () => {
    database = await (DATABASES[0] ?? expect.fail()).open();
    ctx = openTestContext(database);
    app = createApp({ ctx, storeOrigins: parseOrigins(`${SHOP},http://localhost:5173`) });
    buyer = await addBuyer(ctx);
  });
  afterAll(() => database.close());

  const send = (path: string, origin: string | undefined, { headers, ...init }: RequestInit = {}, to = app) =>
    to.fetch(
      new Request(`http://mall.test${path}`, {
        method: 'POST',
        ...init,
        headers: {
          ...(origin !== undefined && { origin }),
          ...(headers as Record<string, string> | undefined),
        },
      }),
    );
  const ask = (path: string, origin: string | undefined, method: string, to = app) =>
    send(
      path,
      origin,
      {
        method: 'OPTIONS',
        headers: {
          'access-control-request-method': method,
          'access-control-request-headers': 'authorization',
        },
      },
      to,
    );
  const grants = ({ headers }: Response) =>
    Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')));

  it('may read the answers of every operation, and ask before', async () => {
    for (const id of operationIds) {
      const { method, path } = contract.operations[id];
      const asked = await ask(path, SHOP, method);
      expect({ status: asked.status, grants: grants(asked) }).toEqual({
        status: 204,
        grants: {
          'access-control-allow-origin': SHOP,
          'access-control-allow-methods': 'GET, POST',
          'access-control-allow-headers': 'Authorization, Content-Type',
          'access-control-max-age': '600',
          'access-control-expose-headers': 'X-Request-Id, Retry-After',
        },
      });
    }
    const told = await send(`/api/wallet!getUsdt?token=${buyer.token}`, SHOP);
    expect(await told.json()).toMatchObject({ code: '0' });
    expect(told.headers.get('access-control-allow-origin')).toBe(SHOP);
    expect(told.headers.get('vary')).toBe('Origin');
  });

  it('reads refusals and what is wrong with a request too', async () => {
    for (const response of [
      await send('/api/wallet!getUsdt', SHOP),
      await send('/api/nobody!knows', SHOP),
      await send('/api/order!submit', SHOP, { method: 'DELETE' }),
    ]) {
      expect(response.headers.get('access-control-allow-origin')).toBe(SHOP);
    }
  });

  it.each([
    'https://evil.example',
    'null',
    `${SHOP}.evil.example`,
    'https://SHOP.example',
    'http://shop.example',
    '',
  ])('is let in by name only, not as "%s"', async (origin) => {
    const asked = await ask('/api/wallet!getUsdt', origin, 'POST');
    expect(asked.status).toBe(405);
    expect(grants(asked)).toEqual({});
    expect(grants(await send(`/api/wallet!getUsdt?token=${buyer.token}`, origin))).toEqual({});
  });

  it('is never given the cookies of this origin, nor is everybody let in', async () => {
    for (const origin of [SHOP, 'https://evil.example', undefined]) {
      const { headers } = await send('/api/category!list', origin);
      expect(headers.get('access-control-allow-credentials')).toBe(null);
      expect(headers.get('access-control-allow-origin')).not.toBe('*');
    }
  });

  it('may show public pictures, and private ones to their owner', async () => {
    const [picture = ''] = await uploadPictures(ctx, buyer.id, 'kyc');
    const get = (to: App, query: string) => send(`${picture}${query}`, SHOP, { method: 'GET' }, to);
    const shown = await get(app, `?token=${buyer.token}`);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect((await get(app, '')).status).toBe(404);
    const alone = await get(createApp({ ctx }), `?token=${buyer.token}`);
    expect(alone.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('is unknown to a mall that was told of none', async () => {
    const alone = createApp({ ctx });
    expect((await ask('/api/wallet!getUsdt', SHOP, 'POST', alone)).status).toBe(405);
    expect(grants(await send('/api/category!list', SHOP, {}, alone))).toEqual({});
  });

  it('is named as an origin and as nothing else', () => {
    for (const wrong of [
      '*',
      'null',
      'shop.example',
      `${SHOP}/`,
      `${SHOP}/path`,
      'file://x',
      'https://SHOP.example',
    ])
      expect(() => parseOrigins(wrong)).toThrow(wrong);
    expect([...parseOrigins('')]).toEqual([]);
  });
});
