/**
 * CI takes a few payloads and pages; `npm run torture -- --only "script payloads"` takes all 200 on all pages.
 */
import { categoryList, newOnlinechatSend, userOnlineChatControllerSend } from '@openmall/sdk';
import { merchantGoodsSave, merchantGoodsShelf } from '@openmall/sdk/merchant';
import type { Page } from '@playwright/test';
import { withPictures } from '../../../../test/browser-stories.ts';
import { chatPath } from '../../src/shared/navigation/paths.ts';
import { continueAs, openAccount, openReadyAccount } from '../buyer.ts';
import { goodsNamed } from '../goods.ts';
import { openOfficeWithHistory } from '../office/history.ts';
import { enterOffice, openMerchant, openOwner, openStore } from '../office.ts';
import { expect, test } from '../mall.ts';
import { buyersPages, visitorsPages } from '../pages.ts';
import { deskAddresses, merchantAddresses } from '../sweeps/office-addresses.ts';
import { poisonAnswers } from './poisoned-answers.ts';
import { payloads, watchScripts, type Watch } from './script-payloads.ts';

test.use(withPictures);

/** All 200, or every 25th with another escape each. */
const isLong = process.env['SCRIPT_PAYLOADS'] === 'all';
const chosen = [...payloads.keys()].filter((number) => isLong || number % 26 === 0);
const everyFew = <Item>(items: readonly Item[]) => items.filter((_, at) => isLong || at % 14 === 0);
/** The long run takes as long as the machine needs. */
const TIME_MS = isLong ? 0 : 240_000;
const VISIT_MS = 120_000;
/** Between two products, so that all 200 stay below what one account may write in a minute. */
const PAUSE_MS = isLong ? 250 : 0;
/** Payloads that one message of a chat holds. */
const PER_MESSAGE = 14;

/** Pictures of strangers, pictures whose address is a script, and a style of the office's data grid that is not needed. */
const EXPECTED = [
  /^img-src (https:\/\/evil\.test\/|javascript )/,
  /^style-src-elem inline on \/(merchant|desk)\//,
];
const isExpected = (refusal: string): boolean => EXPECTED.some((known) => known.test(refusal));
const unexpected = ({ refused }: Watch) => refused.filter((refusal) => !isExpected(refusal));

/** Opens a page, and waits until it has shown what it was answered. */
const visit = (page: Page, watch: Watch, address: string): Promise<void> =>
  test.step(
    address,
    async () => {
      await page.goto(address);
      await page.locator('main *').first().waitFor();
      await page.waitForLoadState('networkidle');
      await watch.look();
    },
    { timeout: VISIT_MS },
  );

test('No text that a merchant or a buyer has written runs as a script', async ({ page, mall }) => {
  test.setTimeout(TIME_MS);
  const owner = await openOwner(mall, 'ingrid.payloads');
  const merchant = await openAccount(mall);
  const store = await openStore(mall, owner.transport, merchant);
  const { transport: seller } = await openMerchant(mall, merchant);
  const buyer = await openReadyAccount(mall);
  const [category] = (await categoryList(seller)).pageList;
  const { seller: own } = await goodsNamed(mall, store.name);
  const ids: string[] = [];
  await test.step('they are stored as they were sent', async () => {
    for (const text of chosen.map((number) => payloads[number] ?? '')) {
      const draft = { name: text, description: `<p>${text}</p>`, price: 40, stock: 20 };
      const { goodsId } = await merchantGoodsSave(seller, {
        ...draft,
        categoryId: category?.categoryId ?? '',
      });
      await merchantGoodsShelf(seller, { goodsId, isOnShelf: true });
      ids.push(goodsId);
      await page.waitForTimeout(PAUSE_MS);
    }
    // Nobody may write more than thirty messages a minute.
    for (let at = 0; at < chosen.length; at += PER_MESSAGE) {
      const texts = chosen.slice(at, at + PER_MESSAGE).map((number) => payloads[number]);
      const message = { type: 'text', content: texts.join(' ') } as const;
      await newOnlinechatSend(buyer.transport, message);
      await userOnlineChatControllerSend(buyer.transport, { ...message, partyid: own.id });
    }
  });
  await continueAs(page, mall, buyer);
  const watch = await watchScripts(page);
  for (const id of ids) await visit(page, watch, `/productDetails?id=${id}`);
  expect([...watch.seen].toSorted((a, b) => a - b)).toEqual(chosen);
  for (const address of [`/store?id=${own.id}`, '/chat', chatPath(own.id)]) await visit(page, watch, address);
  await enterOffice(page, '/merchant/home', store.token);
  for (const address of everyFew(['/merchant/goods', ...merchantAddresses]))
    await visit(page, watch, address);
  expect(watch.faults).toEqual([]);
  expect(unexpected(watch)).toEqual([]);
});

test('No text of any answer runs as a script on any page', async ({ page, mall }) => {
  test.setTimeout(TIME_MS);
  const watch = await watchScripts(page);
  // Its data take a minute, so CI opens no page of the office.
  const office = isLong ? await openOfficeWithHistory(mall) : undefined;
  const visitAll = async (addresses: readonly string[], first: number) => {
    const end = await poisonAnswers(page, first);
    for (const address of everyFew(addresses)) await visit(page, watch, address);
    await end();
  };
  await visitAll(await visitorsPages(mall), 0);
  await continueAs(page, mall, await openReadyAccount(mall));
  await visitAll(buyersPages, 50);
  if (office) {
    await enterOffice(page, '/merchant/home', office.store.token);
    await visitAll(merchantAddresses, 100);
    await enterOffice(page, '/desk/home', office.owner.token);
    await visitAll(deskAddresses, 150);
  }
  expect(watch.seen.size).toBeGreaterThan(isLong ? 190 : 10);
  expect(watch.faults).toEqual([]);
  expect(unexpected(watch)).toEqual([]);
});
