import { browseHistoryList, focusSellerAdd, keepGoodsAdd, sellerGoodsInfo } from '@openmall/sdk';
import type { Page } from '@playwright/test';
import { withoutPictures } from '../../../../test/browser-stories.ts';
import { continueAs, openReadyAccount } from '../buyer.ts';
import {
  deadButtons,
  kindOf,
  linksOf,
  linksOfMenus,
  namelessControls,
  refusalsOf,
  settled,
  watchForAnswers,
} from '../controls.ts';
import { goodsNamed } from '../goods.ts';
import { expect, test, type Mall } from '../mall.ts';
import { placeOrder } from '../orders.ts';
import { pagesOf, THIRD } from './short-set.ts';

test.use(withoutPictures);

const MAX_PAGES = 90;
const NOTHING_THERE = 'Page not found';

/** Crawls the store from the first URLs, one page of each kind but those to leave out, and checks each page. */
async function walk(page: Page, first: readonly string[], leftOut?: RegExp): Promise<readonly string[]> {
  const waiting = first.map((address) => ({ address, from: 'the story itself' }));
  const kinds = new Set(first.map(kindOf));
  const walked: string[] = [];
  for (let next = waiting.shift(); next && walked.length < MAX_PAGES; next = waiting.shift()) {
    const { address, from } = next;
    await page.goto(address);
    await settled(page);
    walked.push(kindOf(address));
    await expect
      .soft(page.getByRole('heading', { name: NOTHING_THERE }), `${address}, from ${from}`)
      .toBeHidden();
    expect.soft(await namelessControls(page), address).toEqual([]);
    // The header is the same on every page: open its menus once.
    const ofMenus = walked.length === 1 ? await linksOfMenus(page) : [];
    for (const link of [...(await linksOf(page)), ...ofMenus]) {
      expect.soft(link, `a link on ${address}`).toMatch(/^\/(?!\/)/);
      if (!link.startsWith('/') || leftOut?.test(link) || kinds.has(kindOf(link))) continue;
      kinds.add(kindOf(link));
      waiting.push({ address: link, from: address });
    }
  }
  return walked;
}

/** A buyer with data on every page. */
async function busyBuyer(mall: Mall) {
  const buyer = await openReadyAccount(mall);
  const beanie = await goodsNamed(mall, 'Severn Ribbed Beanie');
  await keepGoodsAdd(buyer.transport, { sellerGoodsId: beanie.id });
  await focusSellerAdd(buyer.transport, { sellerId: beanie.seller.id });
  await sellerGoodsInfo(buyer.transport, { sellerGoodsId: beanie.id });
  expect((await browseHistoryList(buyer.transport)).pageList).toHaveLength(1);
  const orderId = await placeOrder(mall, buyer, 'Andes Cast-Iron Teapot');
  return { buyer, beanie, orderId };
}

/** The links of header, footer and account pages in the specification (spec §2). */
const linksOfTheSpecification = [
  '/chat',
  '/merchantSettled',
  '/userInfo',
  '/userInfo/my-order?index=2',
  '/userInfo/collect-goods?index=3',
  '/userInfo/collect-shop',
  '/userInfo/money-package?index=1',
];

test('No link of a visitor is dead', async ({ page, mall }) => {
  const { id, seller } = await goodsNamed(mall, 'Severn Ribbed Beanie');
  const refusals = refusalsOf(page);
  const walked = await walk(page, ['/index', `/productDetails?id=${id}`, `/store?id=${seller.id}`]);
  expect(walked).toEqual(expect.arrayContaining(['/information?topic=about', '/discounted?', '/login?back']));
  expect(walked.length).toBeLessThan(MAX_PAGES);
  expect(refusals).toEqual([]);
});

test('No link of a buyer is dead', async ({ page, mall }) => {
  const { buyer, orderId } = await busyBuyer(mall);
  await continueAs(page, mall, buyer);
  const refusals = refusalsOf(page);
  const order = `/userInfo/order-detail?id=${orderId}`;
  // What the store says about itself, it says to a visitor, too.
  const first = ['/userInfo/dashboard', order, ...linksOfTheSpecification];
  const walked = await walk(page, first, /^\/information\?/);
  expect(walked).toEqual(
    expect.arrayContaining(['/userInfo/history?', '/userInfo/money-package?', '/userInfo/collect-goods?']),
  );
  expect(walked.length).toBeLessThan(MAX_PAGES);
  expect(refusals).toEqual([]);
});

test(`Every button on ${THIRD.name} of a visitor does something`, async ({ page, mall }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchForAnswers(page);
  const { id, seller } = await goodsNamed(mall, 'Severn Ribbed Beanie');
  const addresses = [
    '/commodity',
    `/productDetails?id=${id}`,
    `/store?id=${seller.id}`,
    '/login',
    '/forgotPassword',
  ];
  expect.soft(await deadButtons(page, '/index', 'body'), 'the frame').toEqual([]);
  for (const address of pagesOf(THIRD, addresses, 1))
    expect.soft(await deadButtons(page, address), address).toEqual([]);
});

test(`Every button on ${THIRD.name} of a buyer does something`, async ({ page, mall }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchForAnswers(page);
  const { buyer, orderId } = await busyBuyer(mall);
  await continueAs(page, mall, buyer);
  const addresses = [
    '/userInfo/dashboard',
    '/userInfo/my-order',
    `/userInfo/order-detail?id=${orderId}`,
    '/userInfo/money-package',
    '/userInfo/money-package/recharge',
    '/credit',
    '/userInfo/setup',
    '/userInfo/setup/shipping-address',
    '/userInfo/setup/transaction-password',
    '/userInfo/setup/authenticator',
    '/userInfo/setup/identity',
    '/userInfo/setup/account-cancellation',
    '/userInfo/collect-shop',
    '/userInfo/history',
    '/userInfo/collect-goods',
  ];
  expect.soft(await deadButtons(page, '/index', 'body'), 'the frame').toEqual([]);
  for (const address of pagesOf(THIRD, addresses, 0))
    expect.soft(await deadButtons(page, address), address).toEqual([]);
});
