import { categoryTree, sellerGoodsList } from '@openmall/sdk';
import type { Page } from '@playwright/test';
import { callingAs } from './buyer.ts';
import { expect, test, type Mall } from './mall.ts';

const main = (page: Page) => page.getByRole('main');
const count = (page: Page) => main(page).getByText(/^[\d,]+ results?$/);
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' });
const names = (page: Page) => main(page).getByRole('heading', { level: 3 });
const loaded = (page: Page) => expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);

/** Opens the goods of a category and the values of an attribute. */
async function openFacet(page: Page, mall: Mall, category: string, attribute: string): Promise<void> {
  const tree = await categoryTree(callingAs(mall, undefined), {});
  const found = tree.find(({ name }) => name === category);
  await page.goto(`/commodity?categoryId=${found?.categoryId}`);
  await expect(count(page)).toBeVisible();
  const group = page.getByRole('button', { name: attribute, exact: true });
  if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
}

test('A colour and a size narrow a list to the numbers shown beside them, with price and sort order', async ({
  page,
  mall,
  context,
}) => {
  await openFacet(page, mall, "Men's fashion", 'Colour');
  const all = await count(page).textContent();
  const colour = page.getByRole('region', { name: 'Colour' }).getByRole('checkbox').first();
  const text = await colour.evaluate((box) => box.closest('label')?.textContent);
  const [, name = '', goods = ''] = /^(.+?)\s*(\d+)$/.exec(text ?? '') ?? [];
  await test.step('the number of a value is the number of goods that it leaves', async () => {
    await colour.check();
    await expect(count(page)).toHaveText(`${goods} result${goods === '1' ? '' : 's'}`);
    await expect(chips(page)).toContainText(name);
  });
  await test.step('price and sort order apply to what is left', async () => {
    await page.getByLabel('From').fill('20');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(chips(page)).toContainText('from $20.00');
    await page.getByRole('button', { name: /^Price, lowest first/ }).click();
    await expect(page).toHaveURL(/values=.*sort=priceUp|sort=priceUp.*values=/);
    await loaded(page);
  });
  const shown = await names(page).allTextContents();
  await test.step('a link shows the same goods', async () => {
    const link = await context.newPage();
    await link.goto(page.url());
    await expect(names(link)).toHaveText(shown);
    await link.close();
  });
  await test.step('goods and Back lead to the same list', async () => {
    await names(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/productDetails/);
    await page.goBack();
    await expect(names(page)).toHaveText(shown);
    await expect(colour).toBeChecked();
  });
  await test.step('clearing the filters keeps the category', async () => {
    await chips(page).getByRole('button', { name: 'Clear all' }).click();
    await expect(count(page)).toHaveText(all ?? '');
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText("Men's fashion");
    await expect(chips(page)).toHaveCount(0);
  });
});

test('Stores narrow a list to the numbers shown beside them', async ({ page, mall }) => {
  await openFacet(page, mall, "Men's fashion", 'Store');
  const stores = page.getByRole('region', { name: 'Store' }).getByRole('checkbox');
  await expect(stores.nth(1)).toBeVisible();
  const labels = await stores.evaluateAll((boxes) => boxes.map((box) => box.closest('label')?.textContent));
  const [first, second] = labels.map((text) => /^(.+?)\s*(\d+)$/.exec(text ?? '')?.slice(1) ?? []);
  await stores.first().check();
  await expect(count(page)).toHaveText(new RegExp(`^${first?.[1]} results?$`));
  await expect(chips(page)).toContainText(first?.[0] ?? 'no store');
  await stores.nth(1).check();
  await expect(count(page)).toHaveText(`${Number(first?.[1]) + Number(second?.[1])} results`);
  await loaded(page);
  const { searchParams } = new URL(page.url());
  const sellers = await sellerGoodsList(callingAs(mall, undefined), {
    categoryId: searchParams.get('categoryId') ?? '',
    sellerIds: searchParams.get('stores') ?? '',
    pageSize: 100,
  });
  expect(new Set(sellers.pageList.map(({ sellerName }) => sellerName))).toEqual(
    new Set([first?.[0], second?.[0]]),
  );
  await page.reload();
  await expect(chips(page)).toContainText(second?.[0] ?? 'no store');
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('the sheet of filters shows how many goods a size leaves', async ({ page, mall }) => {
    const tree = await categoryTree(callingAs(mall, undefined), {});
    const shoes = tree.find(({ name }) => name === 'Shoes & bags');
    await page.goto(`/commodity?categoryId=${shoes?.categoryId}`);
    await main(page).getByRole('button', { name: 'Filters', exact: true }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const group = sheet.getByRole('button', { name: 'Size', exact: true });
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.tap();
    const size = sheet.getByRole('region', { name: 'Size' }).getByRole('checkbox').first();
    const goods = await size.evaluate((box) => box.closest('label')?.querySelector('.count')?.textContent);
    await size.tap();
    await sheet.getByRole('button', { name: `${goods} results` }).tap();
    await expect(count(page)).toHaveText(`${goods} results`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
