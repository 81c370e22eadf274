import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { ONE_DATABASE } from '../../test-support/database/databases.ts';
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

const STORE = 'https://shop.example';

describe('A store on another origin', () => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  let buyer: Buyer;
  beforeAll(async () => {
    database = await ONE_DATABASE.open();
    ctx = openTestContext(database);
    app = createApp({ ctx, storeOrigins: parseOrigins(`${STORE},http://localhost:5173`) });
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
  const preflight = (path: string, origin: string | undefined, method: string, to = app) =>
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

  it('may call every operation, with a preflight', async () => {
    for (const id of operationIds) {
      const { method, path } = contract.operations[id];
      const response = await preflight(path, STORE, method);
      expect({ status: response.status, grants: grants(response) }).toEqual({
        status: 204,
        grants: {
          'access-control-allow-origin': STORE,
          'access-control-allow-methods': 'GET, POST',
          'access-control-allow-headers': 'Authorization, Content-Type',
          'access-control-max-age': '600',
          'access-control-expose-headers': 'X-Request-Id, Retry-After',
        },
      });
    }
    const response = await send(`/api/wallet!getUsdt?token=${buyer.token}`, STORE);
    expect(await response.json()).toMatchObject({ code: '0' });
    expect(response.headers.get('access-control-allow-origin')).toBe(STORE);
    expect(response.headers.get('vary')).toBe('Origin');
  });

  it('may read error responses too', async () => {
    for (const response of [
      await send('/api/wallet!getUsdt', STORE),
      await send('/api/nobody!knows', STORE),
      await send('/api/order!submit', STORE, { method: 'DELETE' }),
    ]) {
      expect(response.headers.get('access-control-allow-origin')).toBe(STORE);
    }
  });

  it.each([
    'https://evil.example',
    'null',
    `${STORE}.evil.example`,
    'https://STORE.example',
    'http://shop.example',
    '',
  ])('must be listed by its exact name: "%s" is rejected', async (origin) => {
    const response = await preflight('/api/wallet!getUsdt', origin, 'POST');
    expect(response.status).toBe(405);
    expect(grants(response)).toEqual({});
    expect(grants(await send(`/api/wallet!getUsdt?token=${buyer.token}`, origin))).toEqual({});
  });

  it('gets no credentials and no wildcard', async () => {
    for (const origin of [STORE, 'https://evil.example', undefined]) {
      const { headers } = await send('/api/category!list', origin);
      expect(headers.get('access-control-allow-credentials')).toBe(null);
      expect(headers.get('access-control-allow-origin')).not.toBe('*');
    }
  });

  it('may show public pictures, and private ones to their owner', async () => {
    const [picture = ''] = await uploadPictures(ctx, buyer.id, 'kyc');
    const get = (to: App, query: string) => send(`${picture}${query}`, STORE, { method: 'GET' }, to);
    const shown = await get(app, `?token=${buyer.token}`);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect((await get(app, '')).status).toBe(404);
    const alone = await get(createApp({ ctx }), `?token=${buyer.token}`);
    expect(alone.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('is rejected if no origins are configured', async () => {
    const alone = createApp({ ctx });
    expect((await preflight('/api/wallet!getUsdt', STORE, 'POST', alone)).status).toBe(405);
    expect(grants(await send('/api/category!list', STORE, {}, alone))).toEqual({});
  });

  it('must be configured as an origin', () => {
    for (const wrong of [
      '*',
      'null',
      'shop.example',
      `${STORE}/`,
      `${STORE}/path`,
      'file://x',
      'https://STORE.example',
    ])
      expect(() => parseOrigins(wrong)).toThrow(wrong);
    expect([...parseOrigins('')]).toEqual([]);
  });
});
