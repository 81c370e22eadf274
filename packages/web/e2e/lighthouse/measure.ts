/** Measures a page with Lighthouse, in a browser that may be signed in. */
import type { BrowserContext } from '@playwright/test';
import lighthouse from 'lighthouse';
import desktop from 'lighthouse/core/config/desktop-config.js';

export interface Figures {
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  readonly accessibility: number;
  /** The accessibility audits that failed. */
  readonly faults: readonly string[];
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

async function once(context: BrowserContext, port: number, url: string): Promise<Figures> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // Keep the session but clear the cache.
  await session.send('Network.clearBrowserCache');
  await page.close();
  const flags = {
    port,
    disableStorageReset: true,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility'],
  } as const;
  const result = await lighthouse(url, { ...flags, onlyCategories: [...flags.onlyCategories] }, desktop);
  if (!result)
    throw new Error(
      `Lighthouse returned no result for ${url}. Open the page in a browser to see whether it loads.`,
    );
  const { audits, categories } = result.lhr;
  const figure = (id: string): number => {
    const value = audits[id]?.numericValue;
    // Without this, a page that could not be measured would be within every limit.
    if (value === undefined)
      throw new Error(`Lighthouse has no ${id} of ${url}: ${audits[id]?.errorMessage}. Run it again.`);
    return value;
  };
  const graded = (categories['accessibility']?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  return {
    lcpMs: figure('largest-contentful-paint'),
    tbtMs: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    accessibility: Math.round((categories['accessibility']?.score ?? 0) * 100),
    faults: graded.filter(({ id }) => audits[id]?.score === 0).map(({ id }) => id),
  };
}

/** The median of several runs; a fault in any run counts. */
export async function measure(
  context: BrowserContext,
  port: number,
  { url, runs }: { readonly url: string; readonly runs: number },
): Promise<Figures> {
  const all: Figures[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await once(context, port, url));
  return {
    lcpMs: median(all.map(({ lcpMs }) => lcpMs)),
    tbtMs: median(all.map(({ tbtMs }) => tbtMs)),
    cls: median(all.map(({ cls }) => cls)),
    accessibility: Math.min(...all.map(({ accessibility }) => accessibility)),
    faults: [...new Set(all.flatMap(({ faults }) => faults))],
  };
}
