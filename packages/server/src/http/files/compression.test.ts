import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/open-database.ts';
import { DATABASES } from '../../test-support/database/databases.ts';
import { fillSmallCatalog } from '../../test-support/fixtures/small-catalog.ts';
import { openTestContext } from '../../test-support/fixtures/test-context.ts';
import { createApp, type App } from '../app/create-app.ts';

describe('Long answers travel compressed', () => {
  let database: OpenDatabase;
  let app: App;
  beforeAll(async () => {
    database = await (DATABASES[0] ?? expect.fail()).open();
    const ctx = openTestContext(database);
    await fillSmallCatalog(ctx.db);
    app = createApp({ ctx });
  });
  afterAll(() => database.close());

  const ask = (path: string, accepted?: string) =>
    app.fetch(
      new Request(`http://mall.test${path}`, {
        method: 'POST',
        headers: accepted ? { 'accept-encoding': accepted } : {},
      }),
    );
  const LONG = '/api/sellerGoods!list';
  const SHORT = '/api/sellerGoods!info?sellerGoodsId=none';

  it('where they are long and the client understands it', async () => {
    const [packed, open] = await Promise.all([ask(LONG, 'br, gzip'), ask(LONG)]);
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    expect(open.headers.get('content-encoding')).toBeNull();
    const text = gunzipSync(new Uint8Array(await packed.arrayBuffer())).toString();
    expect(text).toBe(await open.text());
  });

  it('and not where they are short', async () => {
    const { headers } = await ask(SHORT, 'gzip');
    expect(headers.get('content-encoding')).toBeNull();
    expect(Number(headers.get('content-length'))).toBeLessThan(1024);
  });
});
