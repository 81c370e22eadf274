import type { Page } from '@playwright/test';

const MAX_BYTES = 150_000;
const QUALITIES = [82, 72, 62, 50];

/** Takes a screenshot as WebP, in the best quality that stays below `MAX_BYTES`. @throws if none does. */
export async function screenshotAsWebp(page: Page): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page);
  for (const quality of QUALITIES) {
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality });
    const webp = Buffer.from(data, 'base64');
    if (webp.length < MAX_BYTES) return webp;
  }
  throw new Error(`The screenshot has more than ${MAX_BYTES} bytes at quality ${QUALITIES.at(-1)}.`);
}
