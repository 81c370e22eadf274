/** Runs the example program in Chromium, in a page and in a worker. */
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { rolldown } from 'rolldown';
import { findChromium } from '../prepare/chromium.mjs';
import { openExampleMall } from './example-mall.mjs';

async function bundled(folder, text) {
  const entry = join(folder, 'browser-entry.mjs');
  const { writeFileSync } = await import('node:fs');
  writeFileSync(entry, text);
  const bundle = await rolldown({ input: entry, platform: 'browser', logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  return output[0].code;
}

export async function runInChromium(root, folder) {
  const executablePath = findChromium();
  const script = await bundled(
    folder,
    "import { visit } from './portable.mjs';\nglobalThis.visit = visit;\n",
  );
  const worker = await bundled(
    folder,
    "import { visit } from './portable.mjs';\nonmessage = async ({ data }) => postMessage(await visit(data));\n",
  );
  const files = {
    '/': { type: 'text/html', text: '<!doctype html><script type="module" src="/page.js"></script>' },
    '/page.js': { type: 'text/javascript', text: script },
    '/worker.js': { type: 'text/javascript', text: worker },
  };
  const mall = await openExampleMall(root, files);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(mall.url);
    await page.waitForFunction(() => 'visit' in globalThis);
    const inPage = await page.evaluate((url) => globalThis.visit(url), mall.url);
    const inWorker = await page.evaluate(
      (url) =>
        new Promise((resolve, reject) => {
          const thread = new Worker('/worker.js', { type: 'module' });
          thread.onmessage = ({ data }) => resolve(data);
          thread.onerror = ({ message }) => reject(new Error(message));
          thread.postMessage(url);
        }),
      mall.url,
    );
    return { [`Chromium ${browser.version()}`]: inPage, 'Worker in Chromium': inWorker };
  } finally {
    await browser.close();
    mall.stop();
  }
}
