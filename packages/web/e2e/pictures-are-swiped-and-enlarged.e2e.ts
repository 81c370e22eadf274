import type { Locator, Page } from '@playwright/test';
import { moving } from '../../../test/browser-stories.ts';
import { settled } from './controls.ts';
import { goodsNamed, visitGoods } from './goods.ts';
import { expect, test } from './mall.ts';

test.use(moving);

const BEANIE = 'Severn Ribbed Beanie';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Swipes across the middle of an element, to the left or to the right. */
async function swipe(page: Page, element: Locator, xDistance: number): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible, so it cannot be swiped.');
  const session = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share = 0) => {
    const x = box.x + box.width / 2 + xDistance * (share - 0.5);
    const touchPoints = type === 'touchEnd' ? [] : [{ x, y }];
    return session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await touch('touchStart');
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', step / 10);
  await touch('touchEnd');
}

test.describe('On a phone', () => {
  test.use(phone);

  for (const [lang, forward] of [
    ['en', -250],
    ['ar', 250],
  ] as const)
    test(`The pictures of a product are swiped from edge to edge (${lang})`, async ({ page, mall }) => {
      const { id } = await goodsNamed(mall, BEANIE);
      await page.goto(`/productDetails?id=${id}&lang=${lang}`);
      await settled(page);
      const counter = page.getByRole('main').getByText(/^\d+ \/ \d+$/);
      const picture = page.getByRole('main').locator('img').first();
      await expect(counter).toHaveText(/^1 \//);
      const box = await picture.boundingBox();
      expect(Math.round(box?.width ?? 0)).toBe(390);
      await swipe(page, picture, forward);
      await expect(counter).toHaveText(/^2 \//);
      const shown = page.getByRole('main').locator('button[aria-hidden="false"] img');
      await expect(shown).toBeInViewport({ ratio: 0.9 });
      await swipe(page, shown, -forward);
      await expect(counter).toHaveText(/^1 \//);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
});

test('Arrow keys, thumbnails and lightbox show the same picture', async ({ page, mall }) => {
  const { id } = await goodsNamed(mall, BEANIE);
  await page.goto(`/productDetails?id=${id}`);
  await settled(page);
  const thumbs = page.getByRole('group', { name: `Pictures of ${BEANIE}` }).getByRole('button');
  const large = page.getByRole('main').getByRole('button', { name: 'Enlarge pictures' });
  await large.focus();
  await page.keyboard.press('ArrowRight');
  await expect(large).toBeFocused();
  await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(large.locator('img')).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Enter');
  const lightbox = page.getByRole('dialog', { name: BEANIE });
  await expect(lightbox.getByRole('status')).toHaveText(/^2 /);
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByRole('status')).toHaveText(/^3 /);
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(thumbs.nth(2)).toHaveAttribute('aria-current', 'true');
  await thumbs.first().click();
  await expect(large.locator('img')).toBeInViewport({ ratio: 0.9 });
});

test('The lightbox shows the picture of the page until the large one is there', async ({ page, mall }) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await visitGoods(page, mall, BEANIE);
  await page.route(/[?&]w=(960|1200)$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.getByRole('main').getByRole('button', { name: 'Enlarge pictures' }).click();
  const [small, large] = [
    page.getByRole('dialog').locator('.small img'),
    page.getByRole('dialog').locator('.large img'),
  ];
  const isThere = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
  await expect.poll(() => small.evaluate(isThere)).toBe(true);
  expect(await large.evaluate(isThere)).toBe(false);
  release();
  // The demo draws it when it is asked for.
  await expect.poll(() => large.evaluate(isThere), { timeout: 60_000 }).toBe(true);
});
