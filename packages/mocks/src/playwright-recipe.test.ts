/** Runs the Playwright recipe of the README in a browser, on a page of its own. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = join(root, '.cache/playwright-recipe');
const chromium =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path)) ??
  '';
const readme = readFileSync(join(root, 'packages/mocks/README.md'), 'utf8');
const [, recipe = ''] = /^```ts playwright\n([\s\S]*?)^```/m.exec(readme) ?? [];

/** A page that lists orders, as the app of a reader would. */
const PAGE = `<!doctype html><ul></ul><p role="alert"></p><script type="module">
  const status = new URLSearchParams(location.search).get('status');
  const headers = { authorization: 'Bearer ' + localStorage.getItem('token') };
  const url = '/api/order!listMain?pageSize=100&status=' + status;
  const response = await fetch(url, { method: 'POST', headers });
  if (!response.ok) document.querySelector('p').textContent = 'Please try again.';
  else for (const { number } of (await response.json()).data.pageList)
    document.querySelector('ul').append(Object.assign(document.createElement('li'), { textContent: number }));
</script>`;

const CONFIG = `import { defineConfig } from '@playwright/test';
export default defineConfig({
  reporter: 'line',
  outputDir: 'results',
  use: {
    baseURL: process.env['BASE_URL'],
    launchOptions: { executablePath: ${JSON.stringify(chromium)}, args: ['--no-sandbox'] },
  },
});
`;

function runPlaywright(baseUrl: string): Promise<{ readonly code: number | null; readonly output: string }> {
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const args = [cli, 'test', '--config', join(folder, 'playwright.config.ts')];
  // Without the marks of this runner: Playwright refuses to run inside of another one.
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], BASE_URL: baseUrl };
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((done) => child.once('exit', (code) => done({ code, output })));
}

test.skipIf(!existsSync(chromium))('the Playwright recipe works', { timeout: 120_000 }, async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'recipe.spec.ts'), recipe);
  writeFileSync(join(folder, 'playwright.config.ts'), CONFIG);
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(PAGE);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // A server on a port has this kind of address.
  const { code, output } = await runPlaywright(`http://127.0.0.1:${port}`);
  server.close();
  expect(output).toContain('2 passed');
  expect(code).toBe(0);
});
