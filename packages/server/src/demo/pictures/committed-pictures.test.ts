import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoMall } from '../demo-mall.ts';
import { RENDERED_FOLDER } from './picture-version.ts';
import { coversOf, VIEWS, viewName } from './rendered-pictures.ts';

const { goods, categories } = demoMall();
const departments = readdirSync(RENDERED_FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

function neededCovers(department: string): readonly string[] {
  const id = categories.find(({ slug }) => slug === department)?.id;
  return goods.filter(({ categoryId }) => categoryId === id).flatMap(coversOf);
}

/** Base64 of a tiny copy: two covers of the same picture are equal. */
async function thumbnail(department: string, name: string): Promise<string> {
  const file = join(RENDERED_FOLDER, department, `${name}.webp`);
  return (await sharp(file).resize(24, 24).removeAlpha().raw().toBuffer()).toString('base64');
}

it('Committed pictures take at most 60 MB', () => {
  const files = departments.flatMap((department) => {
    const folder = join(RENDERED_FOLDER, department);
    return readdirSync(folder).map((file) => join(folder, file));
  });
  expect(files.reduce((bytes, file) => bytes + statSync(file).size, 0)).toBeLessThanOrEqual(60e6);
});

describe.each(departments)('Committed pictures of %s', (department) => {
  const covers = neededCovers(department);

  const views = covers.flatMap((name) => VIEWS.map((view) => viewName(name, view)));
  const files = readdirSync(join(RENDERED_FOLDER, department));
  const pictures = files.filter((file) => file.endsWith('.webp')).map((file) => file.replace('.webp', ''));

  it('exist for every product and color', () => {
    expect(covers.length).toBeGreaterThan(0);
    expect(covers.filter((name) => !pictures.includes(name))).toEqual([]);
  });

  it('show nothing but views of these', () => {
    expect(pictures.filter((name) => !views.includes(name))).toEqual([]);
  });

  it('are listed with a hash', () => {
    const file = join(RENDERED_FOLDER, department, 'manifest.json');
    expect(existsSync(file)).toBe(true);
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    expect(Object.keys(manifest).sort()).toEqual(pictures.sort());
  });

  it('show only goods with known dimensions beside a thing of known size', () => {
    const id = categories.find(({ slug }) => slug === department)?.id;
    const measured = goods
      .filter(({ categoryId, skus }) => categoryId === id && skus[0]?.dimensions)
      .flatMap(coversOf)
      .map((name) => viewName(name, 'scale'));
    const shown = pictures.filter((name) => name.endsWith(`-${VIEWS.indexOf('scale') + 1}`));
    expect(shown.filter((name) => !measured.includes(name))).toEqual([]);
  });

  it('differ between the colors of a product', async () => {
    const id = categories.find(({ slug }) => slug === department)?.id;
    for (const product of goods.filter(({ categoryId }) => categoryId === id)) {
      const own = coversOf(product);
      const thumbnails = await Promise.all(own.map((name) => thumbnail(department, name)));
      expect(new Set(thumbnails).size, product.slug).toBe(own.length);
    }
  });
});
