/**
 * `npm run compat:storybook`: builds the Storybook recipe of the mocks' README in a temporary project, with the packed
 * packages, and looks at its stories in Chromium. Storybook is installed from npm there: it is no dependency of ours.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { findChromium } from '../prepare/chromium.mjs';
import { pinnedEnv, root, log } from '../prepare/process.mjs';
import { buildPackages, pack } from '../release/pack.mjs';

const STORYBOOK = '10.6.7';
const tools = [
  `storybook@${STORYBOOK}`,
  `@storybook/react-vite@${STORYBOOK}`,
  'vite@8.3.8',
  'react@19.3.1',
  'react-dom@19.3.1',
  '@tanstack/react-query@5.108.0',
  'typescript@6.0.2',
  '@types/react@19.3.0',
];
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
const run = promisify(execFile);

/** Runs an installed program. `STORYBOOK_DISABLE_TELEMETRY`: a test reports nothing to anybody. */
const tool = (folder, name, ...args) =>
  run(join(folder, 'node_modules/.bin', name), args, {
    cwd: folder,
    env: { ...pinnedEnv(), STORYBOOK_DISABLE_TELEMETRY: '1' },
    maxBuffer: 1e8,
  });

/** Writes the files of the recipe. The first line of each names it. */
function writeRecipe(folder) {
  const readme = readFileSync(join(root, 'packages/mocks/README.md'), 'utf8');
  for (const [, text] of readme.matchAll(/^```tsx? storybook\n([\s\S]*?)^```/gm)) {
    const file = join(folder, /^\/\/ (\S+)\n/.exec(text)[1]);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const compilerOptions = {
    ...{ target: 'ES2022', module: 'ESNext', moduleResolution: 'Bundler', jsx: 'react-jsx' },
    ...{ lib: ['ES2023', 'DOM', 'DOM.Iterable'], strict: true, noEmit: true, skipLibCheck: true, types: [] },
  };
  const config = { compilerOptions, include: ['src', '.storybook'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
}

/** Serves the built stories on this machine, where a page may have a service worker. */
async function serve(folder) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname));
    const file = join(folder, path);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    return response.end(readFileSync(file));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${server.address().port}`, stop };
}

async function linesOf(browser, url, story) {
  const page = await browser.newPage();
  await page.goto(`${url}/iframe.html?id=${story}&viewMode=story`);
  await page.waitForSelector('#storybook-root li');
  const lines = await page.locator('#storybook-root li').allTextContents();
  await page.close();
  return lines;
}

async function look(folder) {
  const executablePath = findChromium();
  const { url, stop } = await serve(join(folder, 'storybook-static'));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const stocked = await linesOf(browser, url, 'goodslist--stocked');
    const soldOut = await linesOf(browser, url, 'goodslist--sold-out');
    if (!stocked.some((line) => !line.endsWith(': 0 left')))
      throw new Error('The default mall has no stock.');
    if (!soldOut.every((line) => line.endsWith(': 0 left')))
      throw new Error(`The scenario of a story does not show: ${soldOut[0]}`);
    log(`two stories with ${stocked.length} goods, with and without stock`);
  } finally {
    await browser.close();
    stop();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'openmall-storybook-'));
try {
  const names = ['seeded-random', 'sdk', 'mocks'];
  await buildPackages(names);
  const tarballs = [];
  for (const name of names) tarballs.push(await pack(name, folder));
  writeFileSync(join(folder, 'package.json'), '{ "name": "stories", "private": true, "type": "module" }\n');
  const options = { cwd: folder, env: pinnedEnv(), maxBuffer: 1e8 };
  await run('npm', ['install', '--no-audit', '--no-fund', ...tarballs, ...tools], options);
  writeRecipe(folder);
  mkdirSync(join(folder, 'public'));
  await tool(folder, 'msw', 'init', 'public', '--no-save');
  await tool(folder, 'tsc', '-p', '.');
  await tool(folder, 'storybook', 'build', '--quiet');
  await look(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
