import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { openPostgres } from '../../db/open-postgres.ts';
import { ONE_DATABASE } from '../../test-support/database/databases.ts';
import { fillSmallCatalog } from '../../test-support/fixtures/small-catalog.ts';
import { openTestContext } from '../../test-support/fixtures/test-context.ts';
import { createApp, type App } from '../app/create-app.ts';
import { createStaticFiles } from '../files/static-files.ts';
import { createPages, type Look } from './serve-pages.ts';

const HTML = `<!doctype html>
<html lang="en" dir="ltr"><head><meta
  name="description" content="A mall." /><title>openmall</title><script>early()</script></head><body></body></html>`;
const PAGES = {
  paths: [
    '/',
    '/index',
    '/productDetails',
    '/store',
    '/commodity',
    '/login',
    '/searchResult/:k?',
    '/searchGoods',
  ],
  languages: [
    { code: 'en', tag: 'en', direction: 'ltr', description: 'One cart, many stores.' },
    { code: 'cn', tag: 'zh-Hans', direction: 'ltr', description: '一个购物车，许多店铺。' },
    { code: 'ar', tag: 'ar', direction: 'rtl', description: 'سلة واحدة' },
  ],
  early: {
    '/productDetails': {
      parameter: 'id',
      requests: [
        {
          url: '/api/sellerGoods!info?lang=__LANG__',
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'sellerGoodsId=__VALUE__',
        },
      ],
    },
    '/searchGoods': {
      parameter: 'k',
      isJson: true,
      requests: [
        {
          url: '/api/sellerGoods!search?lang=__LANG__',
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'keyword=__VALUE__&pageNum=1&pageSize=20',
        },
      ],
    },
  },
};

/** What search engines require of an offer and a product before they show price and stars. */
const PRODUCT_SCHEMA = {
  type: 'object',
  required: ['@context', '@type', 'name', 'image', 'description', 'offers'],
  properties: {
    '@context': { const: 'https://schema.org' },
    '@type': { const: 'Product' },
    name: { type: 'string', minLength: 1 },
    image: { type: 'array', items: { type: 'string', pattern: '^https://' } },
    offers: {
      type: 'object',
      required: ['@type', 'priceCurrency', 'availability', 'url'],
      properties: {
        '@type': { enum: ['Offer', 'AggregateOffer'] },
        priceCurrency: { const: 'USD' },
        availability: { enum: ['https://schema.org/InStock', 'https://schema.org/OutOfStock'] },
        url: { type: 'string', pattern: '^https://' },
      },
      anyOf: [{ required: ['price'] }, { required: ['lowPrice', 'highPrice', 'offerCount'] }],
    },
    aggregateRating: {
      type: 'object',
      required: ['ratingValue', 'reviewCount'],
      properties: {
        ratingValue: { type: 'string', pattern: '^[1-5]\\.\\d$' },
        reviewCount: { type: 'integer', minimum: 1 },
      },
    },
  },
};

const ADDRESS = { type: 'string', pattern: '^https://' };
const TEXT = { type: 'string', minLength: 1 };

/** What the services that show links require: the four basic properties of Open Graph, and a price only as a whole. */
const CARD_SCHEMA = {
  type: 'object',
  required: ['og:title', 'og:type', 'og:url', 'og:image', 'og:site_name', 'og:description', 'twitter:card'],
  properties: {
    'og:title': TEXT,
    'og:description': { ...TEXT, maxLength: 300 },
    'og:type': { enum: ['website', 'product', 'profile'] },
    'og:url': ADDRESS,
    'og:image': ADDRESS,
    'twitter:card': { enum: ['summary', 'summary_large_image'] },
    'product:price:amount': { type: 'string', pattern: '^\\d+\\.\\d{2}$' },
    'product:price:currency': { const: 'USD' },
  },
  dependentRequired: {
    'product:price:amount': ['product:price:currency'],
    'product:price:currency': ['product:price:amount'],
  },
};

/** What search engines require of the other objects, by type. */
const OBJECT_SCHEMAS: Readonly<Record<string, object>> = {
  Organization: {
    type: 'object',
    required: ['@context', 'name', 'url'],
    properties: { name: TEXT, url: ADDRESS },
  },
  OnlineStore: {
    type: 'object',
    required: ['@context', 'name', 'url', 'logo', 'interactionStatistic'],
    properties: {
      name: TEXT,
      url: ADDRESS,
      logo: ADDRESS,
      interactionStatistic: {
        type: 'array',
        minItems: 2,
        items: {
          type: 'object',
          required: ['@type', 'interactionType', 'userInteractionCount'],
          properties: { interactionType: ADDRESS, userInteractionCount: { type: 'integer', minimum: 0 } },
        },
      },
    },
  },
  WebSite: {
    type: 'object',
    required: ['@context', 'name', 'url', 'potentialAction'],
    properties: { name: TEXT, url: ADDRESS },
  },
  BreadcrumbList: {
    type: 'object',
    required: ['@context', 'itemListElement'],
    properties: {
      itemListElement: {
        type: 'array',
        minItems: 2,
        items: {
          type: 'object',
          required: ['@type', 'position', 'name', 'item'],
          properties: {
            '@type': { const: 'ListItem' },
            position: { type: 'integer', minimum: 1 },
            name: TEXT,
            item: ADDRESS,
          },
        },
      },
    },
  },
  Product: PRODUCT_SCHEMA,
};

interface Served {
  readonly status: number;
  readonly html: string;
  readonly metas: ReadonlyMap<string, string>;
  readonly objects: readonly Readonly<Record<string, unknown>>[];
}

const ORIGIN = 'https://mall.example';

describe('A page as links and search engines see it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'openmall-pages-'));
  let database: OpenDatabase;
  let app: App;
  /** What the desk has made of the site. */
  let look: Look | undefined;

  beforeAll(async () => {
    writeFileSync(join(folder, 'index.html'), HTML);
    writeFileSync(join(folder, 'pages.json'), JSON.stringify(PAGES));
    database = await ONE_DATABASE.open();
    const ctx = openTestContext(database);
    await fillSmallCatalog(ctx.db);
    await ctx.db
      .updateTable('store')
      .set({ remark: 'Boots & "more" </script>' })
      .where('id', '=', 'st_north')
      .execute();
    await ctx.db
      .insertInto('banner')
      .values({ id: 'b_linen', type: 'pc', image: '/pictures/banners/linen.webp', link: '/', titles: '{}' })
      .execute();
    const pages = createPages({
      ctx,
      webFolder: folder,
      siteName: 'openmall',
      transformHtml: (html) => html,
      look: async () => look,
      publicUrl: ORIGIN,
    });
    app = createApp({ ctx, pages, staticFiles: createStaticFiles(folder) });
  });
  afterEach(() => (look = undefined));
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    app.fetch(new Request(`http://127.0.0.1:3000${path}`, { headers }));

  async function open(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Served> {
    const response = await get(path, headers);
    const html = await response.text();
    const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
    const objects = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    return {
      status: response.status,
      html,
      metas: new Map(metas.map(([, name = '', content = '']) => [name, content])),
      objects: objects.map(([, json = '']) => JSON.parse(json) as Readonly<Record<string, unknown>>),
    };
  }

  it('has the name that the desk gives the mall, from the next visit on', async () => {
    const named = (name: string): Look => ({
      siteName: name,
      transformHtml: (html) => html.replace('<title>openmall', `<title>${name}`),
    });
    expect((await open('/login')).html).toContain('<title>openmall</title>');
    for (const name of ['Birch and Wool', 'Bergen Market']) {
      look = named(name);
      expect((await open('/login')).html).toContain(`<title>${name}</title>`);
      const { html, metas } = await open('/productDetails?id=g_cup');
      expect(html).toContain(`<title>Café cup 100% porcelain · ${name}</title>`);
      expect(metas.get('og:site_name')).toBe(name);
    }
  });

  it('has the title, price and picture of the product', async () => {
    const { status, html, metas } = await open('/productDetails?id=g_cup');
    expect(status).toBe(200);
    expect(html).toContain('<title>Café cup 100% porcelain · openmall</title>');
    expect(Object.fromEntries(metas)).toMatchObject({
      'og:type': 'product',
      'og:title': 'Café cup 100% porcelain',
      'og:url': `${ORIGIN}/productDetails?id=g_cup`,
      'og:image': `${ORIGIN}/pictures/goods/g_cup.webp?w=1200`,
      'product:price:amount': '9.99',
      'product:price:currency': 'USD',
      'twitter:card': 'summary_large_image',
    });
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/name="description"/g)).toHaveLength(1);
  });

  it('describes the product to search engines, with the price after discount', async () => {
    const validate = new Ajv().compile(PRODUCT_SCHEMA);
    for (const id of ['g_cup', 'g_sneaker', 'g_teapot']) {
      const { objects } = await open(`/productDetails?id=${id}`);
      const product = objects.find((object) => object['@type'] === 'Product');
      validate(product);
      expect(validate.errors, id).toBeNull();
    }
    const { objects } = await open('/productDetails?id=g_sneaker');
    expect(objects[0]).toMatchObject({
      offers: { '@type': 'AggregateOffer', lowPrice: '39.60', offerCount: 2 },
    });
    expect(objects[1]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1 },
        { position: 2, name: 'Sneakers' },
        { position: 3, name: 'Canvas sneaker' },
      ],
    });
  });

  it.each([
    '/index',
    '/productDetails?id=g_cup',
    '/productDetails?id=g_sneaker&lang=cn',
    '/store?id=st_north',
    '/commodity',
    '/commodity?categoryId=c_shoes',
  ])('passes the rules of card validators and search engines: %s', async (path) => {
    const { metas, objects } = await open(path);
    const ajv = new Ajv({ allErrors: true, strict: false });
    const isCard = ajv.compile(CARD_SCHEMA);
    isCard(Object.fromEntries(metas));
    expect(isCard.errors).toBeNull();
    for (const object of objects) {
      const isValid = ajv.compile(OBJECT_SCHEMAS[String(object['@type'])] ?? expect.fail());
      isValid(object);
      expect(isValid.errors, JSON.stringify(object)).toBeNull();
    }
  });

  it('is in the language of the address, and links every language', async () => {
    const { html, metas } = await open('/productDetails?id=g_sneaker&lang=cn');
    expect(html).toContain('<html lang="zh-Hans" dir="ltr"');
    expect(metas.get('og:title')).toBe('帆布运动鞋');
    expect(html).toContain(
      `<link rel="canonical" href="${ORIGIN}/productDetails?id=g_sneaker&amp;lang=cn" />`,
    );
    const tags = [...html.matchAll(/hreflang="([^"]+)"/g)].map(([, tag]) => tag);
    expect(tags).toEqual(['en', 'zh-Hans', 'ar', 'x-default']);
    expect((await open('/?lang=ar')).html).toContain('<html lang="ar" dir="rtl"');
  });

  it('names the mall and its search on the home page', async () => {
    const { objects, metas } = await open('/index');
    expect(objects.map((object) => object['@type'])).toEqual(['Organization', 'WebSite']);
    expect(metas.get('description')).toBe('One cart, many stores.');
  });

  it('escapes the texts of stores', async () => {
    const { html, metas } = await open('/store?id=st_north');
    expect(metas.get('og:description')).toBe('Boots &amp; &quot;more&quot; &lt;/script&gt;');
    expect(html).not.toContain('more" </script>');
  });

  it('is a 404 if the product, store, category or address does not exist', async () => {
    const gone = [
      '/productDetails?id=none',
      '/productDetails?id=g_hidden',
      '/productDetails',
      '/store?id=st_gone',
      '/commodity?categoryId=c_old',
      '/nowhere',
    ];
    for (const path of gone) {
      const { status, html } = await open(path);
      expect(status, path).toBe(404);
      expect(html, path).toContain('<body>');
    }
    for (const path of ['/login', '/searchResult/lamp', '/commodity'])
      expect((await get(path)).status, path).toBe(200);
  });

  it('contains the responses of the first requests for a visitor, and counts one view', async () => {
    const visit = { 'sec-fetch-dest': 'document' };
    const views = async () =>
      (
        await database.db
          .selectFrom('goods')
          .select('views')
          .where('id', '=', 'g_cup')
          .executeTakeFirstOrThrow()
      ).views;
    const before = await views();
    const { html } = await open('/productDetails?id=g_cup&lang=cn', visit);
    const [, request, json = ''] =
      /<script type="application\/json" data-request="([^"]+)">(.*?)<\/script>/.exec(html) ?? [];
    expect(request).toBe('/api/sellerGoods!info?lang=cn sellerGoodsId=g_cup');
    expect(JSON.parse(json)).toMatchObject({ code: '0', data: { id: 'g_cup' } });
    expect(html.indexOf('data-request')).toBeLessThan(html.indexOf('early()'));
    expect(await views()).toBe(before + 1);
  });

  it('contains the first goods of a search, but no canonical link', async () => {
    const { html } = await open('/searchGoods?k=%22small%20cup%22', { 'sec-fetch-dest': 'document' });
    expect(html).toContain(
      'data-request="/api/sellerGoods!search?lang=en keyword=small+cup&amp;pageNum=1&amp;pageSize=20"',
    );
    expect(html).not.toContain('rel="canonical"');
  });

  it('contains no responses for robots, returning buyers and filtered pages', async () => {
    const visit = { 'sec-fetch-dest': 'document' };
    const cookie = `openmall_device=${'a'.repeat(43)}`;
    for (const [path, headers] of [
      ['/productDetails?id=g_cup', {}],
      ['/productDetails?id=g_cup', { ...visit, cookie }],
      ['/productDetails?id=g_cup&sku=sk_cup', visit],
      ['/index', visit],
    ] as const)
      expect((await open(path, headers)).html, path).not.toContain('data-request');
  });

  it('is listed in the sitemap, which robots.txt names', async () => {
    const robots = await (await get('/robots.txt')).text();
    expect(robots).toContain('Disallow: /userInfo');
    expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    const index = await (await get('/sitemap.xml')).text();
    const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    expect(parts).toEqual(['/sitemap-pages.xml', '/sitemap-stores.xml', '/sitemap-goods-1.xml']);
    const goods = await (await get('/sitemap-goods-1.xml')).text();
    expect(goods).toContain(`<loc>${ORIGIN}/productDetails?id=g_cup</loc>`);
    expect(goods).toContain(`hreflang="ar" href="${ORIGIN}/productDetails?id=g_cup&amp;lang=ar"`);
    expect(goods).not.toContain('g_hidden');
    expect((await get('/sitemap-goods-2.xml')).status).toBe(404);
  });
});

describe('Pages without a database', () => {
  it('open as they were built, while calls say that the system is busy', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'openmall-pages-'));
    writeFileSync(join(folder, 'index.html'), HTML);
    writeFileSync(join(folder, 'pages.json'), JSON.stringify(PAGES));
    // Nothing listens on this port.
    const database = await openPostgres('postgres://openmall@127.0.0.1:1/openmall');
    const ctx = openTestContext(database);
    const pages = createPages({
      ctx,
      webFolder: folder,
      siteName: 'openmall',
      transformHtml: (html) => html,
    });
    const app = createApp({ ctx, pages, staticFiles: createStaticFiles(folder), log: () => {} });
    const get = (path: string) => app.fetch(new Request(`http://mall.test${path}`));
    const page = await get('/productDetails?id=g_1');
    expect([page.status, await page.text()]).toEqual([200, HTML]);
    expect((await get('/readyz')).status).toBe(503);
    const call = await get('/api/category!tree?lang=en');
    expect(await call.json()).toMatchObject({ key: 'systemError' });
    await database.close();
    rmSync(folder, { recursive: true });
  });
});
