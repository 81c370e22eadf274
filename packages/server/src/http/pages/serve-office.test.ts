import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officePages } from '../../../../office/vite-pages.ts';
import type { StaticFiles } from '../files/static-files.ts';
import { createOffice } from './serve-office.ts';

describe('A page of the back office', () => {
  let folder: string;
  let serve: StaticFiles;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'openmall-office-'));
    writeFileSync(join(folder, 'index.html'), '<title>Office</title>');
    writeFileSync(join(folder, 'pages.json'), JSON.stringify(officePages()));
    serve = createOffice(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const statusAt = async (path: string) =>
    (await serve(new Request(`http://mall.test${path}`), path))?.status;

  it.each([
    '/desk',
    '/desk/',
    '/desk/home',
    '/desk/join',
    '/desk/content/banners/b_1',
    '/desk/withdrawals/wd_1',
    '/merchant',
    '/merchant/orders/or_1',
    '/merchant/goods/new',
  ])('is served at %s', async (path) => {
    expect(await statusAt(path)).toBe(200);
  });

  it.each(['/desk/nothing', '/desk/nothing/home', '/desk/homes', '/merchant/join', '/merchant/staff'])(
    'is a 404 at %s, which shows the office',
    async (path) => {
      const response = await serve(new Request(`http://mall.test${path}`), path);
      expect(response?.status).toBe(404);
      expect(await response?.text()).toContain('Office');
    },
  );

  it('is nothing elsewhere', async () => {
    expect(await statusAt('/deskx/home')).toBeUndefined();
    expect(await statusAt('/desk/app.js')).toBeUndefined();
  });
});
