import type { Page } from '@playwright/test';
import { openFurnishedAccount, signIn } from './buyer.ts';
import { settled } from './controls.ts';
import { expect, test } from './mall.ts';

const SCRIPT = /\/assets\/.*\.js(\?|$)/;

const block = (page: Page) => page.route(SCRIPT, (route) => route.abort());
const unblock = (page: Page) => page.unroute(SCRIPT);

/** What nobody may lose because a part did not load. */
async function expectPage(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

const controls = [
  { control: /^Cart/, opened: 'dialog' },
  { control: /customer service/i, opened: 'dialog' },
] as const;

test('A drawer or window that does not load leaves the page usable and opens on another try', async ({
  page,
  mall,
}) => {
  await page.goto(`${mall.url}/index`);
  await settled(page);
  for (const { control, opened } of controls) {
    await block(page);
    await page.getByRole('button', { name: control }).first().click();
    const alert = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) });
    await expect(alert).toBeVisible();
    await expectPage(page);
    await unblock(page);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole(opened)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole(opened)).toBeHidden();
  }
});

const ownPages = [
  '/userInfo/my-order',
  '/userInfo/money-package',
  '/userInfo/setup',
  '/userInfo/collect-goods',
];

test('A page that does not load keeps header and footer and opens on another try', async ({ page, mall }) => {
  await signIn(page, await openFurnishedAccount(mall));
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

test('A store of which the first files do not load says so and opens on another try', async ({
  page,
  mall,
}) => {
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
