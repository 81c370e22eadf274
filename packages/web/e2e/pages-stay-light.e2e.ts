import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import { openAccount, openReadyAccount, signIn } from './buyer.ts';
import { settled } from './controls.ts';
import { goodsNamed } from './goods.ts';
import { expect, test, type Mall } from './mall.ts';
import { placeOrder } from './orders.ts';

/** For `npm run sizes`, which writes them into docs/performance.md. */
const REPORT = new URL('../../../test-results/page-sizes.json', import.meta.url);

type State = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

interface Visit {
  readonly name: string;
  readonly address: string;
  /** The maximum JavaScript until the network is idle, in kB of gzip. */
  readonly maxKb: number;
  /** The signed-in buyer; a visitor if undefined. */
  readonly as?: State;
}

/** Opens a page with an empty cache and adds up the size of every script, prefetched scripts included. */
async function scriptsKb(browser: Browser, { address, as }: Visit, { url }: Mall): Promise<number> {
  const context = await browser.newContext({ baseURL: url, ...(as && { storageState: as }) });
  const page = await context.newPage();
  const weights: Promise<number>[] = [];
  const weigh = (response: Response): void => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return;
    weights.push(response.body().then((script) => gzipSync(script, { level: 9 }).length));
  };
  page.on('response', weigh);
  await page.goto(address);
  await settled(page);
  await page.waitForLoadState('networkidle');
  // A later response would be read while the page closes.
  page.off('response', weigh);
  const bytes = (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
  await context.close();
  return bytes / 1000;
}

async function stateOf(browser: Browser, mall: Mall, buyer: Parameters<typeof signIn>[1]): Promise<State> {
  const page = await browser.newPage({ baseURL: mall.url });
  await signIn(page, buyer);
  const state = await page.context().storageState();
  await page.context().close();
  return state;
}

async function visits(browser: Browser, mall: Mall): Promise<readonly Visit[]> {
  const { id, canSelectAttributes } = await goodsNamed(mall, 'Severn Ribbed Beanie');
  const buyer = await openReadyAccount(mall);
  await placeOrder(mall, buyer, 'Andes Cast-Iron Teapot');
  const known = await stateOf(browser, mall, buyer);
  const unknown = await stateOf(browser, mall, await openAccount(mall));
  const checkout = `/settlement?buy=${id},${canSelectAttributes.skus[0]?.skuId},2`;
  const search = `/searchGoods?k=${encodeURIComponent('"lantern"')}`;
  // With MUI and i18next (docs/decisions/014, 015).
  return [
    { name: 'home', address: '/index', maxKb: 240 },
    { name: 'search', address: search, maxKb: 273 },
    { name: 'product', address: `/productDetails?id=${id}`, maxKb: 276 },
    { name: 'login', address: '/login', maxKb: 276 },
    { name: 'checkout', address: checkout, maxKb: 277, as: known },
    { name: 'checkout without an address', address: checkout, maxKb: 311, as: unknown },
    { name: 'orders', address: '/userInfo/my-order', maxKb: 273, as: known },
  ];
}

test('No page loads more JavaScript than its budget', async ({ browser, mall }) => {
  process.stdout.write('\nJavaScript until the network is idle, kB of gzip\n');
  const sizes: { readonly name: string; readonly kb: number; readonly maxKb: number }[] = [];
  for (const visit of await visits(browser, mall)) {
    const kb = await scriptsKb(browser, visit, mall);
    process.stdout.write(`${visit.name.padEnd(30)} ${kb.toFixed(1).padStart(6)} of at most ${visit.maxKb}\n`);
    sizes.push({ name: visit.name, kb: Number(kb.toFixed(1)), maxKb: visit.maxKb });
    expect.soft(kb, `${visit.name} (${visit.address})`).toBeLessThanOrEqual(visit.maxKb);
    // A size of zero means that the page was not measured.
    expect.soft(kb, visit.name).toBeGreaterThan(100);
  }
  writeFileSync(REPORT, JSON.stringify(sizes));
});
