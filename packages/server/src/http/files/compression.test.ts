import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { ONE_DATABASE } from '../../test-support/database/databases.ts';
import { fillSmallCatalog } from '../../test-support/fixtures/small-catalog.ts';
import { openTestContext } from '../../test-support/fixtures/test-context.ts';
import { createApp, type App } from '../app/create-app.ts';

describe('Compression', () => {
  let database: OpenDatabase;
  let app: App;
  beforeAll(async () => {
    database = await ONE_DATABASE.open();
    const ctx = openTestContext(database);
    await fillSmallCatalog(ctx.db);
    app = createApp({ ctx });
  });
  afterAll(() => database.close());

  const send = (path: string, accepted?: string) =>
    app.fetch(
      new Request(`http://mall.test${path}`, {
        method: 'POST',
        headers: accepted ? { 'accept-encoding': accepted } : {},
      }),
    );
  const LONG = '/api/sellerGoods!list';
  const SHORT = '/api/sellerGoods!info?sellerGoodsId=none';

  it('is used for long answers if the client accepts it', async () => {
    const [packed, open] = await Promise.all([send(LONG, 'br, gzip'), send(LONG)]);
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    expect(open.headers.get('content-encoding')).toBeNull();
    const text = gunzipSync(new Uint8Array(await packed.arrayBuffer())).toString();
    expect(text).toBe(await open.text());
  });

  it('is not used for short answers', async () => {
    const { headers } = await send(SHORT, 'gzip');
    expect(headers.get('content-encoding')).toBeNull();
    expect(Number(headers.get('content-length'))).toBeLessThan(1024);
  });
});
