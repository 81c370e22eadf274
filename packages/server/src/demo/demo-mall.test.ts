import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { demoMall } from './demo-mall.ts';
import { LANGUAGES } from './words/languages.ts';

const ctx = demoMall();
const { categories, stores, goods, reviews } = ctx;
const fingerprint = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');
const repeated = (list: readonly string[]): string[] => list.filter((item, i) => list.indexOf(item) !== i);
const cents = (price: string): number => Math.round(Number(price) * 100);

describe('the demo mall', () => {
  it('is large enough to look like a shop', () => {
    expect(categories.filter(({ parentSlug }) => parentSlug === undefined).length).toBeGreaterThanOrEqual(12);
    expect(stores.length).toBeGreaterThanOrEqual(24);
    expect(goods.length).toBeGreaterThanOrEqual(640);
    expect(reviews.length).toBeGreaterThanOrEqual(2300);
  });

  it('is the same for the same seed and another for another', () => {
    expect(fingerprint(demoMall())).toBe(fingerprint(ctx));
    expect(fingerprint(demoMall('another'))).not.toBe(fingerprint(ctx));
  });

  it('gives every thing an id and a slug of its own', () => {
    const ids = [...categories, ...stores, ...goods, ...reviews, ...goods.flatMap(({ skus }) => skus)].map(
      ({ id }) => id,
    );
    expect(repeated(ids)).toEqual([]);
    for (const list of [categories, stores, goods])
      expect(repeated(list.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(goods.map(({ names }) => names.en))).toEqual([]);
  });

  it('prices everything above zero with two decimals, the goods at its cheapest variant', () => {
    for (const { slug, price, skus } of goods) {
      for (const sku of skus) expect(sku.price, slug).toMatch(/^[1-9]\d*\.\d{2}$/);
      expect(cents(price), slug).toBe(Math.min(...skus.map((sku) => cents(sku.price))));
    }
  });

  it('puts every goods into a second-level category of its first-level one, and a store that sells such things', () => {
    const slugOf = new Map(categories.map(({ id, slug }) => [id, slug]));
    const parentOf = new Map(categories.map(({ slug, parentSlug }) => [slug, parentSlug]));
    const storeOf = new Map(stores.map((store) => [store.id, store]));
    for (const { slug, categoryId, subcategoryId, storeId } of goods) {
      const [category = '', subcategory = ''] = [slugOf.get(categoryId), slugOf.get(subcategoryId)];
      expect(parentOf.get(subcategory), slug).toBe(category);
      const sells = storeOf.get(storeId)?.sells ?? [];
      expect(sells.includes(category) || sells.includes(subcategory), slug).toBe(true);
    }
  });

  it('leaves no second-level category and no store without goods', () => {
    const filled = new Set(goods.map(({ subcategoryId }) => subcategoryId));
    expect(categories.filter(({ id, parentSlug }) => parentSlug !== undefined && !filled.has(id))).toEqual(
      [],
    );
    for (const { id, name } of stores) {
      expect(goods.filter(({ storeId }) => storeId === id).length, name).toBeGreaterThanOrEqual(8);
    }
  });

  it('names categories in all languages and goods in those that compose', () => {
    for (const { slug, names } of categories)
      expect(Object.keys(names).sort(), slug).toEqual([...LANGUAGES].sort());
    for (const { slug, names } of goods) {
      for (const lang of ['en', 'cn', 'de', 'es', 'fr', 'ja'] as const)
        expect(names[lang]?.length, slug).toBeGreaterThan(3);
    }
  });

  it('offers one to twelve variants, no two alike, and sells some goods out', () => {
    for (const { slug, skus } of goods) {
      expect(skus.length, slug).toBeGreaterThanOrEqual(1);
      expect(skus.length, slug).toBeLessThanOrEqual(12);
      expect(repeated(skus.map(({ colour, size }) => `${colour?.key}/${size?.key}`)), slug).toEqual([]);
    }
    expect(goods.flatMap(({ skus }) => skus).some(({ stock }) => stock === 0)).toBe(true);
    expect(goods.some(({ skus }) => skus.length === 1)).toBe(true);
  });

  it('says what each review thinks in words that are filled in', () => {
    for (const { content, rating, kind } of reviews) {
      expect(content).not.toMatch(/[{}>]/);
      expect(content.length).toBeGreaterThan(8);
      expect(kind).toBe(rating >= 4 ? 1 : rating >= 2 ? 2 : 3);
    }
  });

  it('reviews only what was sold long enough ago', () => {
    const ageOf = new Map(goods.map(({ id, ageDays }) => [id, ageDays]));
    for (const { goodsId, ageMinutes } of reviews)
      expect(ageMinutes).toBeLessThan((ageOf.get(goodsId) ?? 0) * 1440);
  });

  it('tells of each goods what they are like, in rows of different names', () => {
    for (const { slug, specification } of goods) {
      const names = specification.map(({ name }) => name.en);
      expect(names, slug).toEqual(expect.arrayContaining(['Shipping weight', 'Sent from']));
      expect(names.length, slug).toBeGreaterThan(3);
      expect(new Set(names).size, slug).toBe(names.length);
      for (const { name, value } of specification)
        for (const text of [...Object.values(name), ...Object.values(value)])
          expect(text, slug).toMatch(/\S/);
    }
  });

  it('writes descriptions that are well-formed and hold no script', () => {
    for (const { slug, descriptionHtml } of goods) {
      expect(descriptionHtml, slug).not.toMatch(/<script|on\w+=|javascript:/i);
      const opened = [...descriptionHtml.matchAll(/<([a-z0-9]+)(?= |>)/g)]
        .map(([, tag]) => tag)
        .filter((tag) => tag !== 'img');
      const closed = [...descriptionHtml.matchAll(/<\/([a-z0-9]+)>/g)].map(([, tag]) => tag);
      expect(opened.sort(), slug).toEqual(closed.sort());
    }
  });
});
