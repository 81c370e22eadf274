import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaticFiles, type StaticFiles } from './static-files.ts';

const SCRIPT = 'window.began = 1;';
const PAGE = `<!doctype html><script>${SCRIPT}</script><script type="module" src="/assets/main-a1b2.js"></script>`;
const CODE = 'export const answer = 42;'.repeat(100);

describe('The built store', () => {
  let folder: string;
  let files: StaticFiles;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'openmall-dist-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), PAGE);
    await writeFile(join(folder, 'assets', 'main-a1b2.js'), CODE);
    await writeFile(join(folder, 'assets', 'packed-c3d4.js'), CODE);
    await writeFile(join(folder, 'assets', 'packed-c3d4.js.br'), brotliCompressSync(CODE));
    files = createStaticFiles(folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const get = (path: string, headers: Record<string, string> = {}) =>
    files(new Request(`http://mall.test${path}`, { headers }), path);

  it.each(['/', '/index', '/userInfo/my-order', '/productDetails'])(
    'answers %s with index.html',
    async (path) => {
      const response = await get(path);
      expect(await response?.text()).toBe(PAGE);
      expect(response?.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('allows only its own scripts, and no framing', async () => {
    const policy = (await get('/'))?.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).not.toMatch(/(https?|wss?):(?!\/)|\*/);
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('keeps pages apart from other sites and from the devices of the visitor', async () => {
    const { headers } = (await get('/')) ?? expect.fail();
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    const script = await get('/assets/main-a1b2.js');
    expect(script?.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('caches hashed files forever, and compresses them', async () => {
    const response = await get('/assets/main-a1b2.js', { 'accept-encoding': 'gzip, br' });
    expect(response?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response?.headers.get('content-encoding')).toBe('br');
    const body = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(brotliDecompressSync(body).toString()).toBe(CODE);
    expect(body.byteLength).toBeLessThan(CODE.length / 5);
  });

  it('sends the brotli file of the build, but only under the name of the original', async () => {
    const response = await get('/assets/packed-c3d4.js', { 'accept-encoding': 'br' });
    const body = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(body.equals(brotliCompressSync(CODE))).toBe(true);
    expect(await (await get('/assets/packed-c3d4.js'))?.text()).toBe(CODE);
    expect(await get('/assets/packed-c3d4.js.br')).toBeUndefined();
  });

  it('answers 304 for a file that the browser has', async () => {
    const etag = (await get('/'))?.headers.get('etag') ?? '';
    expect((await get('/', { 'if-none-match': etag }))?.status).toBe(304);
  });

  it.each(['/assets/../../package.json', '/assets/%2e%2e/secret.txt', '/missing.js', '/.env.txt'])(
    'does not serve %s',
    async (path) => {
      expect(await get(path)).toBeUndefined();
    },
  );
});
