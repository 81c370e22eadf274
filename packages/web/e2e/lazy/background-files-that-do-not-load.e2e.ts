import type { Page } from '@playwright/test';
import { continueAs, openAccount } from '../buyer.ts';
import { settled } from '../controls.ts';
import { expect, test } from '../mall.ts';
import { extras, startFiles } from './background-files.ts';
import { fileOf } from './lazy-imports.ts';

/** Opens the store as another site, as its server would. */
const openAsSite = (page: Page, site: string) =>
  page.route('**/index', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      'name="site" content="openmall"',
      `name="site" content="${site}"`,
    );
    await route.fulfill({ response, body });
  });

async function expectStartToRecover(page: Page, file: RegExp, address: string): Promise<void> {
  await page.route(file, (route) => route.abort());
  await page.goto(address);
  const retry = page.getByRole('alert').getByRole('button');
  await expect(retry, `${file} at ${address}`).toBeVisible();
  await page.unroute(file);
  await retry.click();
  await expect(page.getByRole('contentinfo'), `${file} at ${address}`).toBeVisible();
}

test('A store whose first files do not load shows an error and opens on a retry', async ({ page }) => {
  for (const name of ['begin', 'react', 'libraries', 'mui'])
    await expectStartToRecover(page, new RegExp(`/assets/${name}-[^/]+\\.js$`), '/index');
});

test('A store whose theme, texts or direction do not load shows an error and opens on a retry', async ({
  browser,
  mall,
}) => {
  for (const { file, address, site } of Object.values(startFiles)) {
    const context = await browser.newContext({ baseURL: mall.url });
    const page = await context.newPage();
    if (site) await openAsSite(page, site);
    await expectStartToRecover(page, file, address);
    await context.close();
  }
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

for (const [module, { file = fileOf(module), requiresLogin, action, works }] of Object.entries(extras))
  test(`The store works without ${module}`, async ({ page, mall }) => {
    if (requiresLogin) await continueAs(page, mall, await openAccount(mall));
    await page.clock.install();
    let requests = 0;
    await page.route(file, (route) => {
      requests += 1;
      return route.abort();
    });
    await page.goto('/index');
    await settled(page);
    await page.clock.runFor(10_000);
    await action?.(page);
    await expect.poll(() => requests).toBeGreaterThan(0);
    await works?.(page);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  });
