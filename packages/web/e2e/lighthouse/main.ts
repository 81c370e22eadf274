/** `npm run lighthouse`: measures the main pages on a desktop, compared with a bare MUI page in the same run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext } from '@playwright/test';
import { freePort } from '../../../server/src/test-support/servers/free-port.ts';
import { openReadyAccount, signIn } from '../buyer.ts';
import { goodsNamed } from '../goods.ts';
import { openMall, type Mall } from '../mall.ts';
import { placeOrder } from '../orders.ts';
import { serveBarePage } from './bare-page.ts';
import { measure, type Figures } from './measure.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1)
  throw new Error(`--runs must be a positive integer, not ${values.runs}`);
const wanted = values.only.split(',').filter(Boolean);

const LIMITS = { tbtMs: 20, cls: 0.01, timesBareLcp: 1.45 } as const;
const ACCESSIBILITY = 100;

const columns = (cells: readonly string[]): string =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(12) : cell.padStart(10))).join('');

/** Prints the measurements and faults of a page. Returns the number of faults. */
function report(name: string, figures: Figures, bare?: Figures): number {
  const { lcpMs, tbtMs, cls, accessibility, faults } = figures;
  const times = bare ? lcpMs / bare.lcpMs : 1;
  console.log(
    columns([
      name,
      lcpMs.toFixed(0),
      times.toFixed(2),
      tbtMs.toFixed(0),
      cls.toFixed(4),
      String(accessibility),
    ]),
  );
  if (!bare) return 0;
  const wrong = [
    ...(times > LIMITS.timesBareLcp
      ? [`paints its largest part after ${times.toFixed(2)} times the bare page`]
      : []),
    ...(tbtMs >= LIMITS.tbtMs ? [`blocks for ${tbtMs.toFixed(0)} ms`] : []),
    ...(cls >= LIMITS.cls ? [`shifts by ${cls.toFixed(4)}`] : []),
    ...(accessibility < ACCESSIBILITY ? [`accessibility: ${faults.join(', ')}`] : []),
  ];
  for (const fault of wrong) console.log(`  ${name} ${fault}`);
  return wrong.length;
}

async function pagesOf(mall: Mall, context: BrowserContext) {
  const { id, canSelectAttributes } = await goodsNamed(mall, 'Severn Ribbed Beanie');
  const buyer = await openReadyAccount(mall);
  await placeOrder(mall, buyer, 'Andes Cast-Iron Teapot');
  const come = async () => {
    const page = await context.newPage();
    await page.goto(mall.url);
    await signIn(page, buyer);
    await page.close();
  };
  const visitor = [
    ['home', '/index'],
    ['search', `/searchGoods?k=${encodeURIComponent('"lantern"')}`],
    ['product', `/productDetails?id=${id}`],
  ] as const;
  const buyers = [
    ['checkout', `/settlement?buy=${id},${canSelectAttributes.skus[0]?.skuId},2`],
    ['orders', '/userInfo/my-order'],
  ] as const;
  return { visitor, buyers, come };
}

async function compare(mall: Mall, context: BrowserContext, port: number): Promise<number> {
  const bareServer = await serveBarePage();
  try {
    console.log(columns(['page', 'LCP ms', '× bare', 'TBT ms', 'CLS', 'a11y']));
    const bare = await measure(context, port, { url: bareServer.url, runs });
    report('bare MUI', bare);
    const { visitor, buyers, come } = await pagesOf(mall, context);
    let wrong = 0;
    const go = async (pages: typeof visitor | typeof buyers) => {
      for (const [name, path] of pages) {
        if (wanted.length > 0 && !wanted.includes(name)) continue;
        wrong += report(name, await measure(context, port, { url: `${mall.url}${path}`, runs }), bare);
      }
    };
    await go(visitor);
    await come();
    await go(buyers);
    return wrong;
  } finally {
    bareServer.close();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'openmall-lighthouse-'));
const mall = await openMall(folder);
const port = await freePort();
const executablePath = process.env['CHROMIUM_PATH'];
const context = await chromium.launchPersistentContext(join(folder, 'browser'), {
  baseURL: mall.url,
  locale: 'en-GB',
  args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  ...(executablePath && { executablePath }),
});
try {
  const wrong = await compare(mall, context, port);
  console.log(wrong === 0 ? '\nAll within the limits.' : `\n${wrong} beyond the limits.`);
  process.exitCode = wrong === 0 ? 0 : 1;
} finally {
  await context.close();
  await mall.stop('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
