import type { Locator, Page, Route } from '@playwright/test';
import { continueAs, openAccount } from './buyer.ts';
import { visitGoods } from './goods.ts';
import { expect, test } from './mall.ts';

const PHONE = { width: 390, height: 844 };
const main = (page: Page) => page.getByRole('main');

test('The URL of an unknown order redirects to the orders with a notice', async ({ page, mall }) => {
  await continueAs(page, mall, await openAccount(mall));
  await page.goto('/userInfo/order-detail?id=no-such-order');
  await expect(page).toHaveURL(/\/userInfo\/my-order/);
  const notice = main(page).getByRole('note').filter({ hasText: 'We couldn’t find that order' });
  await expect(notice).toBeVisible();
  await page.getByRole('tab', { name: 'To pay' }).click();
  await expect(notice).toHaveCount(0);
});

/** Removes the server's responses from the page, as if it came from a cache or another host. */
async function withoutAnswers(route: Route): Promise<void> {
  const response = await route.fetch();
  const answers = /<script[^>]*type="application\/json"[^>]*>.*?<\/script>/gs;
  await route.fulfill({ response, body: (await response.text()).replace(answers, '') });
}

for (const host of ['the mall', 'another host'])
  test(`A home page of ${host} without a server shows one failure, and everything after a retry`, async ({
    page,
    mall,
  }) => {
    await page.route(/\/api\//, (route) => route.abort());
    if (host !== 'the mall') await page.route(`${mall.url}/index`, withoutAnswers);
    await page.goto('/index');
    await expect(main(page).getByText('This couldn’t be loaded')).toHaveCount(1);
    await page.unroute(/\/api\//);
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'New arrivals' })).toBeVisible();
    await expect(main(page).getByText('This couldn’t be loaded')).toHaveCount(0);
  });

test('Every page asks a visitor to sign in with the same panel, and the login leads back', async ({
  page,
}) => {
  for (const [address, title] of [
    ['/chat', 'Sign in to chat with stores'],
    ['/credit/application', 'Sign in to apply'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    const link = page.getByRole('link', { name: 'Sign in', exact: true }).last();
    await expect(link).toHaveAttribute('href', `/login?back=${encodeURIComponent(address)}`);
  }
  await page.goto('/userInfo/my-order?index=2');
  await expect(page).toHaveURL('/login?back=%2FuserInfo%2Fmy-order%3Findex%3D2');
  await expect(page.getByText('Sign in to continue.')).toBeVisible();
});

async function overlap(a: Locator, b: Locator): Promise<boolean> {
  const [one, other] = await Promise.all([a.boundingBox(), b.boundingBox()]);
  if (!one || !other) throw new Error('Both must be visible.');
  return one.y < other.y + other.height && other.y < one.y + one.height;
}

for (const [size, viewport, links] of [
  ['a phone', PHONE, 'Shortcuts'],
  ['a desktop', { width: 1440, height: 900 }, 'Main navigation'],
] as const)
  test(`A toast on ${size} covers neither the header nor the links to the main pages`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/index');
    await page
      .getByRole('button', { name: /^Save .* to your favourites$/ })
      .first()
      .click();
    const toast = page.getByRole('status').filter({ hasText: 'Saved on this device.' });
    await expect(toast).toBeVisible();
    expect(await overlap(toast, page.getByRole('navigation', { name: links }))).toBe(false);
    expect(await overlap(toast, page.getByRole('banner'))).toBe(false);
  });

test('A dialog darkens the page, in dark colours even more', async ({ page, mall }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const shade = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    await visitGoods(page, mall, 'Odile High-Waist Straight Jeans');
    await main(page).getByRole('button', { name: 'Size guide' }).click();
    await page.getByRole('dialog').waitFor();
    return page
      .locator('.MuiDialog-root > .MuiBackdrop-root')
      .evaluate((backdrop) => getComputedStyle(backdrop).backgroundColor);
  };
  expect(await shade('light')).toBe('rgba(12, 22, 18, 0.48)');
  expect(await shade('dark')).toBe('rgba(0, 0, 0, 0.72)');
});
