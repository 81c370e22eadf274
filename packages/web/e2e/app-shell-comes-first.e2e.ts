import type { Locator, Page } from '@playwright/test';
import { moving } from '../../../test/browser-stories.ts';
import { settled } from './controls.ts';
import { goodsNamed } from './goods.ts';
import { expect, test } from './mall.ts';

test.use(moving);

/** The code of the store, which replaces the app shell. */
const STORE = /\/assets\/(?:react|store)-[^/]*\.js$/;

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} is not visible.`);
  return box;
};

/** Opens the page and stops the store's code, so that the app shell stays until the returned function is called. */
async function openShell(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(STORE, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('.app-shell .logo')).toBeVisible();
  return async () => {
    release();
    await expect(page.locator('.app-shell')).toHaveCount(0);
    await settled(page);
    await page.unroute(STORE);
  };
}

const views = [
  { name: 'a phone', width: 390, height: 844, lang: 'en' },
  { name: 'a desktop', width: 1440, height: 900, lang: 'en' },
  { name: 'a desktop, in Arabic', width: 1440, height: 900, lang: 'ar' },
] as const;

for (const { name, width, height, lang } of views)
  test(`The app shell has the boxes of the store on ${name}`, async ({ page, mall }) => {
    await page.setViewportSize({ width, height });
    const { id } = await goodsNamed(mall, 'Severn Ribbed Beanie');
    const store = await openShell(page, `/productDetails?id=${id}&lang=${lang}`);
    const shell = page.locator('.app-shell');
    const picture = shell.locator('.hero img');
    await expect(picture).toBeVisible();
    const before = { search: await boxOf(shell.locator('.search')), picture: await boxOf(picture) };
    await store();
    const after = {
      search: await boxOf(page.getByRole('search').locator('div').first()),
      picture: await boxOf(page.getByRole('main').locator('img[fetchpriority="high"]').first()),
    };
    for (const part of ['search', 'picture'] as const)
      for (const side of ['x', 'y', 'width'] as const)
        expect
          .soft(Math.abs(after[part][side] - before[part][side]), `${part}.${side}`)
          .toBeLessThanOrEqual(4);
  });

test('The app shell shows as soon as the HTML is there, before any other file', async ({ page }) => {
  const waiting: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'document') return route.continue();
    waiting.push(route.request().url());
    await held;
    return route.continue();
  });
  await page.goto('/index', { waitUntil: 'commit' });
  await expect(page.locator('.app-shell .logo')).toBeVisible();
  const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(painted).toBe(1);
  // The page has asked for the files of the store, so a file that held up the paint would have been held.
  await expect.poll(() => waiting.some((url) => STORE.test(url))).toBe(true);
  release();
  await expect(page.locator('.app-shell')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('A store that does not load replaces the app shell with a retry', async ({ page }) => {
  await page.route(STORE, (route) => route.abort());
  await page.goto('/index');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('.app-shell')).toHaveCount(0);
  await page.unroute(STORE);
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

/** The responses that the server writes into the HTML. A static host serves the page without them. */
const WRITTEN_RESPONSE = /<script type="application\/json" data-request=.*?<\/script>/gs;

for (const { host, expected } of [
  { host: 'the server of the mall', expected: 0 },
  { host: 'a static host', expected: 1 },
])
  test(`Data that a page has before its code loads are not requested again from ${host}`, async ({
    page,
    mall,
  }) => {
    const { id } = await goodsNamed(mall, 'Severn Ribbed Beanie');
    if (host === 'a static host')
      await page.route(
        (url) => !url.pathname.includes('.'),
        async (route) => {
          if (route.request().resourceType() !== 'document') return route.continue();
          const response = await route.fetch();
          return route.fulfill({ response, body: (await response.text()).replace(WRITTEN_RESPONSE, '') });
        },
      );
    for (const [path, call] of [
      ['/index', 'banner!bannerList'],
      [`/productDetails?id=${id}`, 'sellerGoods!info'],
      [`/searchGoods?k=${encodeURIComponent('"lantern"')}`, 'sellerGoods!search?'],
    ] as const) {
      const sent: string[] = [];
      const record = (request: { url(): string }) => sent.push(request.url());
      page.on('request', record);
      await page.goto(path);
      await settled(page);
      page.off('request', record);
      expect(
        sent.filter((url) => url.includes(call)),
        path,
      ).toHaveLength(expected);
    }
  });
