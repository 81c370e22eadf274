import type { Locator, Page } from '@playwright/test';
import { openReadyAccount, signIn } from './buyer.ts';
import { settled } from './controls.ts';
import { goodsNamed } from './goods.ts';
import { expect, test } from './mall.ts';

const SCRIPT = /\/assets\/.*\.js(\?|$)/;

const block = (page: Page) => page.route(SCRIPT, (route) => route.abort());
const unblock = (page: Page) => page.unroute(SCRIPT);

/** Header, footer and typed text must survive a part that fails to load. */
async function expectPage(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

const ownPages = [
  '/userInfo/my-order',
  '/userInfo/money-package',
  '/userInfo/setup',
  '/userInfo/collect-goods',
];

test('A page that does not load keeps header and footer and opens on a retry', async ({ page, mall }) => {
  await signIn(page, await openReadyAccount(mall));
  for (const address of ownPages) {
    await page.goto('/userInfo/dashboard');
    await settled(page);
    await block(page);
    await page.locator(`main a[href^="${address}"]`).first().click();
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expectPage(page);
    await unblock(page);
    await retry.click();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  }
});

interface LazyControl {
  readonly address: string;
  /** Name of the file that the control needs. */
  readonly file: string;
  readonly press: (page: Page) => Promise<void>;
  readonly opened: (page: Page) => Locator;
}

const clickButton =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name }).first().click();
const dialog = (page: Page) => page.getByRole('dialog');
const menu = (page: Page) => page.getByRole('menu');

/** Blocks the file of a control, presses the control, and tries again without the block. */
async function expectSecondChance(page: Page, { address, file, press, opened }: LazyControl): Promise<void> {
  await page.goto(address);
  await settled(page);
  let blocked = 0;
  const pattern = new RegExp(`/assets/${file}-[^/]*\\.js(\\?|$)`);
  await page.route(pattern, (route) => {
    blocked += 1;
    return route.abort();
  });
  await press(page);
  const retry = page.locator('[role=alert], [role=status]').getByRole('button', { name: 'Try again' });
  await expect(retry, file).toBeVisible();
  expect(blocked, file).toBeGreaterThan(0);
  await expect(opened(page), file).toBeHidden();
  await expect(page.locator('main'), file).toBeVisible();
  await page.unroute(pattern);
  await retry.click();
  await expect(opened(page), file).toBeVisible();
}

const visitorsControls: readonly LazyControl[] = [
  { address: '/index', file: 'CartDrawer', press: clickButton(/^Cart/), opened: dialog },
  { address: '/index', file: 'ServiceChat', press: clickButton(/customer service/i), opened: dialog },
  { address: '/index', file: 'LanguageList', press: clickButton(/^Language/), opened: menu },
  {
    address: '/index',
    file: 'ClearSearches',
    press: async (page) => {
      await page.getByRole('combobox').first().click();
      await page.getByRole('option', { name: 'Clear all' }).click();
    },
    opened: dialog,
  },
];

test('Each part that a control of a visitor opens can be retried', async ({ page, mall }) => {
  await page.addInitScript(() => localStorage.setItem('searchHistory', JSON.stringify(['lamp'])));
  const { id } = await goodsNamed(mall, 'Severn Ribbed Beanie');
  const lightbox: LazyControl = {
    address: `/productDetails?id=${id}`,
    file: 'LightboxDialog',
    press: clickButton('Enlarge pictures'),
    opened: dialog,
  };
  for (const control of [...visitorsControls, lightbox]) await expectSecondChance(page, control);
});

test('The menu of a buyer can be retried', async ({ page, mall }) => {
  await signIn(page, await openReadyAccount(mall));
  const press = clickButton(/^Your account/);
  await expectSecondChance(page, { address: '/commodity', file: 'UserList', press, opened: menu });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('The menu and the filters can be retried', async ({ page }) => {
    const press = clickButton('Menu');
    await expectSecondChance(page, { address: '/index', file: 'MobileMenuSheet', press, opened: dialog });
    const filter = clickButton('Filters');
    await expectSecondChance(page, {
      address: '/commodity',
      file: 'FilterSheet',
      press: filter,
      opened: dialog,
    });
  });
});

test('The field still searches when its list does not load', async ({ page }) => {
  await page.route(/\/assets\/SearchList-[^/]*\.js/, (route) => route.abort());
  await page.goto('/index');
  await settled(page);
  await page.getByRole('combobox').first().fill('teapot');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/searchGoods/);
});

test('A language whose texts do not load shows an error and opens on a retry', async ({ page }) => {
  await page.goto('/commodity');
  await settled(page);
  const texts = /\/de\/.*\.js(\?|$)/;
  await page.route(texts, (route) => route.abort());
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitem', { name: 'Deutsch' }).click();
  const retry = page.getByRole('alert').getByRole('button');
  await expect(retry).toBeVisible();
  await page.unroute(texts);
  await retry.click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('A store whose first files do not load shows an error and opens on a retry', async ({ page, mall }) => {
  for (const name of ['begin', 'react', 'store']) {
    const file = new RegExp(`/assets/${name}-[^/]+\\.js$`);
    await page.route(file, (route) => route.abort());
    await page.goto(`${mall.url}/index`);
    await expect(page.getByRole('alert'), name).toContainText('This couldn’t be loaded');
    await page.unroute(file);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('contentinfo'), name).toBeVisible();
  }
});
