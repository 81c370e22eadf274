import type { Page } from '@playwright/test';
import { goodsNamed, visitGoods } from './goods.ts';
import { expect, test } from './mall.ts';

const JEANS = 'Odile High-Waist Straight Jeans';
const CHAIR = 'Fjell Velvet Armchair';
const main = (page: Page) => page.getByRole('main');
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('The size guide says which body a size fits, in centimetres or inches', async ({ page, mall }) => {
  await visitGoods(page, mall, JEANS);
  await page.getByRole('radio', { name: 'W32', exact: true }).check();
  await main(page).getByRole('button', { name: 'Size guide' }).click();
  const guide = page.getByRole('dialog', { name: 'Size guide' });
  const row = guide.getByRole('row', { name: /^W32/ });
  await expect(row).toContainText('80–82');
  await guide.getByRole('button', { name: 'in', exact: true }).click();
  await expect(row).toContainText('31.5–32.3');
  await page.keyboard.press('Escape');
  await expect(guide).toBeHidden();
  await expect(main(page).getByRole('button', { name: 'Size guide' })).toBeFocused();
});

test('A choice that is not yet a variant stays after a reload', async ({ page, mall }) => {
  await visitGoods(page, mall, 'Clifton Brushed-Fleece Jacket');
  const colours = page.getByRole('group', { name: /^Colour/ }).getByRole('radio');
  await test.step('the colour of the picture is chosen, a size is not', async () => {
    await expect(colours.and(page.locator(':checked'))).toHaveCount(1);
    await expect(page.getByRole('group', { name: /^Size/ }).locator(':checked')).toHaveCount(0);
  });
  await colours.last().check();
  await page.reload();
  await expect(colours.last()).toBeChecked();
});

test('Goods are drawn beside something that everybody knows', async ({ page, mall }) => {
  const { id, canSelectAttributes } = await goodsNamed(mall, CHAIR);
  const { width, height } = canSelectAttributes.skus[0]?.dimensions ?? { width: 0, height: 0 };
  await page.goto(`/productDetails?id=${id}#specification`);
  await expect(page.getByRole('row', { name: /^Dimensions/ })).toContainText(
    `${width} cm wide, ${height} cm high`,
  );
  await expect(page.getByRole('figure')).toContainText('Next to a person 170 cm tall');
  await expect(page.getByRole('img', { name: `${width} cm × ${height} cm` })).toBeVisible();
});

test.describe('On a phone, in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('the size guide and the drawing fit the width', async ({ page, mall }) => {
    const { id } = await goodsNamed(mall, JEANS);
    await page.goto(`/productDetails?id=${id}&lang=ar`);
    await main(page).getByRole('button', { name: 'دليل المقاسات' }).tap();
    await expect(page.getByRole('dialog', { name: 'دليل المقاسات' }).getByRole('row')).not.toHaveCount(0);
    expect(await sideways(page)).toBe(0);
    const chair = await goodsNamed(mall, CHAIR);
    await page.goto(`/productDetails?id=${chair.id}#specification`);
    await expect(page.getByRole('figure')).toBeVisible();
    expect(await sideways(page)).toBe(0);
  });
});
