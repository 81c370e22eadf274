import type { Page } from '@playwright/test';
import { settled } from './controls.ts';
import { goodsNamed, visitGoods } from './goods.ts';
import { expect, test } from './mall.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search products and stores' });
const main = (page: Page) => page.getByRole('main');
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const results = (page: Page) => main(page).getByRole('heading', { level: 3 });

async function search(page: Page, keyword: string): Promise<void> {
  await field(page).fill(keyword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('k') === JSON.stringify(keyword));
}

test('Suggestions show goods, stores and a link to all stores of that name', async ({ page }) => {
  await page.goto('/index');
  await field(page).fill('lumen');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.filter({ hasText: 'Lumen House' })).toBeVisible();
  await expect(options.last()).toHaveText('Search stores for “lumen”');
  await field(page).fill('beanie');
  await expect(options.filter({ hasText: 'Severn Ribbed Beanie' })).toContainText('$24.95');
  await field(page).fill('lumen');
  await options.filter({ hasText: 'Lumen House' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lumen House' })).toBeVisible();
});

test('Stores are found by the last suggestion', async ({ page }) => {
  await page.goto('/index');
  await field(page).fill('house');
  await page.getByRole('option', { name: 'Search stores for “house”' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stores for “house”' })).toBeVisible();
  await expect(main(page)).toContainText('Lumen House');
});

test('Past searches are listed once each, latest first, and deleted after a confirmation', async ({
  page,
}) => {
  await page.goto('/index');
  for (const word of ['lantern', 'beanie', 'lantern']) await search(page, word);
  await page.goto('/index');
  await field(page).click();
  const past = page.getByRole('group', { name: 'Recent searches' }).getByRole('option');
  const clear = past.filter({ hasText: 'Clear all' });
  await expect(past).toHaveText(['lantern', 'beanie', 'Clear all']);
  await clear.click();
  const question = page.getByRole('dialog', { name: 'Clear recent searches?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(field(page)).toBeFocused();
  await expect(past).toHaveCount(3);
  await clear.click();
  await question.getByRole('button', { name: 'Clear all' }).click();
  await expect(past).toHaveCount(0);
  await page.reload();
  await field(page).click();
  await expect(past).toHaveCount(0);
});

test('A past search is searched again, and a cross or Delete removes it', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('searchHistory', JSON.stringify(['lantern', 'beanie', 'teapot']));
  });
  await page.goto('/commodity');
  await field(page).click();
  const past = page.getByRole('group', { name: 'Recent searches' }).getByRole('option');
  await past.filter({ hasText: 'lantern' }).getByTitle('Remove lantern').click();
  await expect(past).toHaveText(['beanie', 'teapot', 'Clear all']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(past).toHaveText(['teapot', 'Clear all']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('k') === JSON.stringify('teapot'));
  await expect(field(page)).toHaveValue('teapot');
});

test('The list offers popular searches and categories before anything is typed', async ({ page }) => {
  await page.goto('/index');
  await field(page).click();
  const popular = page.getByRole('group', { name: 'Popular searches' }).getByRole('option');
  await expect(popular).toHaveCount(8);
  const keyword = (await popular.first().textContent()) ?? '';
  await popular.first().click();
  await expect(page.getByRole('heading', { level: 1, name: `Results for “${keyword}”` })).toBeVisible();
  await expect(results(page)).not.toHaveCount(0);
  await page.goto('/index');
  await field(page).click();
  await page.getByRole('group', { name: 'Categories' }).getByRole('option').first().click();
  await expect(page).toHaveURL(/\/commodity\?categoryId=/);
});

test('The list completes the typed word and offers categories, by pointer and keys', async ({ page }) => {
  await page.goto('/index');
  await field(page).fill('sho');
  const keywords = page.getByRole('group', { name: 'Keywords' }).getByRole('option');
  await expect(keywords.first()).toHaveText('shoes');
  const categories = page.getByRole('group', { name: 'Categories' }).getByRole('option');
  await expect(categories.filter({ hasText: 'Women' })).toContainText('Shoes & bags');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “shoes”' })).toBeVisible();
  await expect(field(page)).toHaveValue('shoes');
});

test('A search of words that no goods have together shows goods of the others', async ({ page }) => {
  await page.goto('/index');
  await search(page, 'cofee zzyzx');
  await expect(page.getByRole('heading', { level: 1, name: 'Showing results for “coffee”' })).toBeVisible();
  await expect(results(page).filter({ hasText: /coffee/i })).not.toHaveCount(0);
});

test('An empty search asks for a word and stays on the page', async ({ page }) => {
  await page.goto('/commodity');
  await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(alert(page, 'Enter a word to search for.')).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL(/\/commodity$/);
});

test('The URL holds filters and sort order, so that a link shows the same goods', async ({
  page,
  context,
}) => {
  await page.goto('/commodity');
  const count = main(page).getByText(/^[\d,]+ results?$/);
  const all = await count.textContent();
  await page.getByLabel('From').fill('20');
  await page.getByLabel('To', { exact: true }).fill('30');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('$20.00 to $30.00');
  await page.getByRole('checkbox', { name: 'In stock only' }).click();
  await expect(page.getByRole('checkbox', { name: 'In stock only' })).toBeChecked();
  await page.getByRole('button', { name: /^Price, lowest first/ }).click();
  await expect(page).toHaveURL(/sort=priceUp/);
  await expect(count).not.toHaveText(all ?? '');
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
  const filtered = await count.textContent();
  const names = await results(page).allTextContents();
  const link = await context.newPage();
  await link.goto(page.url());
  await expect(results(link)).toHaveText(names);
  await expect(link.getByRole('checkbox', { name: 'In stock only' })).toBeChecked();
  await link.close();
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page
    .getByRole('list', { name: 'Active filters' })
    .getByRole('button', { name: 'Remove In stock only' })
    .click();
  await expect(page).not.toHaveURL(/page=2/);
  await expect(page.getByRole('checkbox', { name: 'In stock only' })).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(count).toHaveText(filtered ?? '');
  await expect(results(page)).toHaveText(names);
});

test('A minimum price above the maximum shows an error at once', async ({ page }) => {
  await page.goto('/commodity');
  await page.getByLabel('From').fill('30');
  await page.getByLabel('To', { exact: true }).fill('20');
  await page.keyboard.press('Enter');
  await expect(alert(page, 'The lowest price can’t be higher than the highest price.')).toBeVisible();
  await expect(page).toHaveURL(/\/commodity$/);
});

test('Back from goods, the home page keeps its scroll position and loaded data', async ({ page }) => {
  await page.goto('/index');
  const recommended = page.getByRole('region', { name: 'Recommended for you' });
  await recommended.getByRole('button', { name: 'Load more' }).click();
  await expect(recommended.getByRole('status')).toHaveText(/^24 of /);
  const goods = recommended.getByRole('heading', { level: 3 }).nth(20);
  await goods.scrollIntoViewIfNeeded();
  const name = await goods.textContent();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(600);
  await goods.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(goods).toBeInViewport();
  await expect(goods).toHaveText(name ?? '');
  await expect(recommended.getByRole('status')).toHaveText(/^24 of /);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('A search without results shows hints, stores and categories', async ({ page }) => {
  await page.goto(`/searchGoods?k=${encodeURIComponent('"zzyzx"')}`);
  await expect(page.getByRole('heading', { name: 'No results for “zzyzx”' })).toBeVisible();
  await page.getByRole('link', { name: 'Search stores instead' }).click();
  await expect(page.getByRole('heading', { name: 'No stores found for “zzyzx”' })).toBeVisible();
  await page.goto('/searchResult');
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
});

test('An unknown URL shows an error page with a link to the home page', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page', exact: true }).click();
  await expect(page).toHaveURL(/\/index$/);
});

test('Goods that are not for sale show a page with alternatives', async ({ page }) => {
  await page.goto('/productDetails?id=nothing-of-the-kind');
  await expect(page.getByRole('heading', { level: 1, name: 'This product is no longer sold' })).toBeVisible();
  await expect(results(page)).toHaveCount(6);
  await page.goto('/productDetails');
  await expect(page.getByRole('heading', { level: 1, name: 'This product is no longer sold' })).toBeVisible();
});

test('The URL holds the chosen variant, and a sold-out variant cannot be added', async ({ page, mall }) => {
  const lantern = await goodsNamed(mall, 'Lund Handmade Paper Lantern');
  await visitGoods(page, mall, lantern.name);
  // The colour of the picture is chosen already.
  await expect(page.getByRole('radio', { name: /^Mint/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Red/ }).check();
  await expect(page).toHaveURL(/sku=/);
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Red/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Green/ }).check();
  await expect(main(page).getByRole('button', { name: 'Out of stock' })).toBeDisabled();
  await expect(main(page).getByRole('link', { name: 'See similar products' })).toBeVisible();
});

test('The list of the search field loads at the first use, and keeps what was typed meanwhile', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let requests = 0;
  await page.route(/\/assets\/SearchCombobox-/, async (route) => {
    requests += 1;
    await held;
    await route.continue();
  });
  await page.goto('/index');
  await settled(page);
  const before = await page.getByRole('search').boundingBox();
  expect(requests).toBe(0);
  await field(page).click();
  await page.keyboard.type('ribbed ');
  await expect.poll(() => requests).toBe(1);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await field(page).evaluate((input) => input.setAttribute('data-first', ''));
  release();
  await page.keyboard.type('bea');
  await page.keyboard.type('nie');
  const option = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(option.filter({ hasText: 'Severn Ribbed Beanie' })).toBeVisible();
  await expect(field(page)).toHaveValue('ribbed beanie');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  // The same element: a swap would end the input of an East Asian keyboard.
  await expect(field(page)).toHaveAttribute('data-first');
  await expect(field(page)).toBeFocused();
  expect(await page.getByRole('search').boundingBox()).toEqual(before);
  await page.keyboard.press('ArrowDown');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', /-option-0$/);
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
});
