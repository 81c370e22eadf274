import { expect, test } from '@playwright/test';
import { emptied } from './gallery/answers.ts';
import { clippedIn } from './gallery/clipped.ts';
import { coverOf } from './gallery/cover.ts';
import { scenes } from './gallery/scenes/all-scenes.ts';
import { textsNotSeen } from './gallery/texts-seen.ts';

// @ts-expect-error A gallery in which a route of the store is missing does not compile.
export const incomplete: typeof scenes = { root: { leadsTo: 'index' } };

test('The gallery finds texts that do not fit their button, tab or heading', async ({ page }) => {
  await page.setContent(`
    <button style="width:60px;white-space:nowrap">A button whose words are too long for it</button>
    <h2 style="width:140px;height:20px;overflow:hidden;font-size:16px">A heading of more than a line</h2>
    <a class="MuiButton-root" style="position:absolute;left:1400px;white-space:nowrap">Beyond the edge of the page</a>
    <button>Fits</button>
    <h3 style="width:90px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">Meant to be cut</h3>
    <button style="width:20px;visibility:hidden">Not shown at all</button>`);
  const found = await clippedIn(page);
  expect(found.map(({ how }) => how)).toEqual([
    'is wider than its box',
    'is higher than its box',
    'reaches beyond the page',
  ]);
});

test('An emptied response keeps its structure without any items', () => {
  const answer = { pageInfo: { pageNum: 1, totalElements: 7 }, pageList: [{ id: 'a' }], name: 'x', price: 3 };
  expect(emptied(answer)).toEqual({
    pageInfo: { pageNum: 1, totalElements: 0 },
    pageList: [],
    name: 'x',
    price: 3,
  });
});

test('A text counts as seen when a page shows it, with any values', () => {
  const notSeen = textsNotSeen('en', ['… Cancel …', 'Cart, 3 items', 'Language: Deutsch']);
  expect(notSeen.length).toBeGreaterThan(100);
  expect(notSeen).not.toContain('common.cancel');
  expect(notSeen).not.toContain('common.cartCount_other');
  expect(notSeen).not.toContain('common.language.label');
  expect(notSeen).toContain('common.signIn');
  // “Invitation” does not count as “In”.
  expect(textsNotSeen('en', ['Invitation', 'Out'])).toContain('wallet.filter.in');
  // A value may contain the text that follows it.
  const balance = 'In Ihrer Wallet sind noch 1.234,00 $.';
  expect(textsNotSeen('de', [balance])).not.toContain('security.closing.balance');
});

test('Chooses the fewest pages that together show every text', () => {
  const pages = { home: 'ab', list: 'abcd', form: 'de', lost: 'f', blank: '' };
  expect(coverOf(new Map(Object.entries(pages)))).toEqual(['list', 'form', 'lost']);
});
