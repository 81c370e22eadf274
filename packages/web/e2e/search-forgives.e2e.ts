import { sellerGoodsList } from '@openmall/sdk';
import type { Page } from '@playwright/test';
import { callingAs } from './buyer.ts';
import { expect, test } from './mall.ts';

const main = (page: Page) => page.getByRole('main');
const results = (page: Page) => main(page).getByRole('heading', { level: 3 });
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });

async function search(page: Page, keyword: string): Promise<void> {
  await page.getByRole('search').getByRole('combobox').fill(keyword);
  await page.keyboard.press('Enter');
}

test('A misspelled word shows the goods that were probably meant, and can be searched as typed', async ({
  page,
}) => {
  await page.goto('/index');
  await search(page, 'beenie');
  await expect(heading(page)).toHaveText('Showing results for “beanie”');
  await expect(results(page).first()).toContainText('Beanie');
  await main(page).getByRole('link', { name: 'Search instead for “beenie”' }).click();
  await expect(main(page).getByRole('heading', { name: 'No results for “beenie”' })).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText('Showing results for “beanie”');
});

test('Another form of a word finds the same goods without a notice', async ({ page }) => {
  await page.goto('/index');
  await search(page, 'beanies');
  await expect(heading(page)).toHaveText('Results for “beanies”');
  await expect(results(page).first()).toContainText('Beanie');
});

/**
 * A plural, and a typo of a word that was meant, in languages that form plurals in different ways. The first goods have
 * `found` in their names.
 */
const WORDS = [
  { lang: 'en', plural: 'beanies', typo: 'beenie', meant: /beanie/i, found: /beanie/i },
  {
    lang: 'de',
    plural: 'Teekannen',
    typo: 'papierlatrene',
    meant: 'papierlaterne',
    found: /teekanne|laterne/i,
  },
  { lang: 'fr', plural: 'théières', typo: 'théeire', meant: 'théière', found: /théière/i },
  { lang: 'it', plural: 'lanterne', typo: 'lantrena', meant: /lantern[ae]/i, found: /lantern[ae]/i },
  { lang: 'pt', plural: 'lanternas', typo: 'lantrena', meant: 'lanterna', found: /lanterna/i },
  { lang: 'ru', plural: 'фонари', typo: 'чайинк', meant: 'чайник', found: /фонар|чайник/i },
  { lang: 'tr', plural: 'bereler', typo: 'demilk', meant: 'demlik', found: /bere|demlik/i },
  { lang: 'ar', plural: 'قبعات', typo: 'إبرقي', meant: 'إبريق', found: /قبعة|إبريق/ },
];

for (const { lang, plural, typo, meant, found } of WORDS)
  test(`A plural and a typo find goods in the language “${lang}”`, async ({ page }) => {
    await page.goto(`/index?lang=${lang}`);
    await search(page, plural);
    // The word is understood: nothing is corrected.
    await expect(heading(page)).toContainText(plural);
    await expect(results(page).first()).toContainText(found);
    await search(page, typo);
    await expect(heading(page)).toContainText(meant);
    await expect(heading(page)).not.toContainText(typo);
    await expect(results(page).first()).toContainText(found);
  });

test('Without a similar word, the stores are searched, with goods beside them', async ({ page }) => {
  await page.goto('/index');
  await search(page, 'zzyzx');
  await expect(main(page).getByRole('heading', { name: 'No stores found for “zzyzx”' })).toBeVisible();
  await expect(results(page)).toHaveCount(4);
});

test.describe('On a phone, in German', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a misspelled word is corrected in the language of the page', async ({ page }) => {
    await page.goto('/index?lang=de');
    await search(page, 'papierlatrene');
    await expect(heading(page)).toHaveText('Treffer für „papierlaterne“ werden angezeigt');
    await expect(results(page).first()).toContainText('Papierlaterne');
    await expect(
      main(page).getByRole('link', { name: 'Stattdessen nach „papierlatrene“ suchen' }),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test('A category shows its subcategories above its goods', async ({ page }) => {
  await page.goto('/classification');
  await main(page).getByRole('link', { name: 'Kitchen & dining' }).first().click();
  const chips = main(page).getByRole('navigation', { name: 'Categories' });
  await expect(chips.getByRole('link', { name: 'Kitchen & dining' })).toHaveAttribute('aria-current', 'page');
  const sub = chips.getByRole('link').nth(1);
  const name = await sub.textContent();
  await sub.click();
  await expect(heading(page)).toHaveText(name ?? '');
  await expect(chips.getByRole('link', { name: name ?? '' })).toHaveAttribute('aria-current', 'page');
});

test('The best rated goods come first when asked for', async ({ page, mall }) => {
  await page.goto('/commodity');
  await main(page).getByRole('button', { name: 'Best rated' }).click();
  await expect(page).toHaveURL(/sort=rating/);
  const { pageList } = await sellerGoodsList(callingAs(mall, undefined), { isRating: '2', pageSize: 1 });
  await expect(results(page).first()).toHaveText(pageList[0]?.name ?? '');
  expect(pageList[0]?.rating).toBeGreaterThan(4);
});
