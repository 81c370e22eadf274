import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { ONE_DATABASE } from '../test-support/database/databases.ts';
import { openTestContext, type TestContext } from '../test-support/fixtures/test-context.ts';
import { demoMall } from './demo-mall.ts';
import { seedDemo } from './seed.ts';
import { warmPictures } from './warm-pictures.ts';

/** Draws nothing and records what was requested. */
function recorder() {
  const requested: string[] = [];
  const get = async (path: string, width?: number, format?: string) => {
    requested.push(`${path} ${width} ${format}`);
    return undefined;
  };
  return { requested, get };
}

describe.each([ONE_DATABASE])('The pictures of the home page on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    await seedDemo(ctx);
  });
  afterAll(() => database.close());

  it('are drawn: banners, the newest goods and the categories', async () => {
    const { requested, get } = recorder();
    await warmPictures(ctx, { get }, () => true);
    expect(requested.filter((line) => line.startsWith('/pictures/goods/'))).toHaveLength(24);
    expect(requested.some((line) => /^\/pictures\/banners\/.* 1200 avif$/.test(line))).toBe(true);
    const departments = demoMall().categories.filter(({ parentSlug }) => parentSlug === undefined);
    for (const { slug } of departments)
      expect(requested).toContain(`/pictures/categories/${slug}.webp 80 avif`);
  });

  it('are drawn no longer when the server closes', async () => {
    const { requested, get } = recorder();
    await warmPictures(ctx, { get }, () => requested.length < 2);
    expect(requested).toHaveLength(2);
  });
});
