/** `npm run sizes`: measures the JavaScript of each page of the store, and writes the part of docs/performance.md about it. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode, root, run } from './prepare/process.mjs';

const REPORT = join(root, 'test-results/page-sizes.json');

rmSync(REPORT, { force: true });
const code = await run(pinnedNode(), ['scripts/e2e.mjs', 'pages-stay-light']);
if (code === 0) {
  // They need packages that the run above has installed.
  const { addToHistory } = await import('./bench/page/history.mjs');
  const { replacePart, tableOf } = await import('./bench/page/parts.mjs');
  const sizes = JSON.parse(readFileSync(REPORT, 'utf8'));
  const overTime = await addToHistory('store', {
    at: new Date().toISOString(),
    figures: Object.fromEntries(sizes.map(({ name, kb }) => [name, kb])),
    title: 'Gzipped kB of JavaScript by page',
  });
  const rows = Object.fromEntries(sizes.map(({ name, kb, maxKb }) => [name, { kB: kb, 'at most': maxKb }]));
  await replacePart(
    '## The store',
    `\`npm run sizes\` measures this part: the gzipped JavaScript that a page of the store has loaded when the network is idle, with an empty cache, in kB of 1,000 bytes.\n\n${overTime}\n\n${tableOf(rows)}\n`,
  );
}
process.exitCode = code;
