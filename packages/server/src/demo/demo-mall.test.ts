import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { demoMall } from './demo-mall.ts';
import { LANGUAGES } from '../domain/catalog/categories/all-names.ts';

const mall = demoMall();
const { categories, stores, goods, reviews } = mall;
const fingerprint = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');
const duplicatesOf = (list: readonly string[]): string[] =>
  list.filter((item, i) => list.indexOf(item) !== i);
const cents = (price: string): number => Math.round(Number(price) * 100);

describe('The demo mall', () => {
  it('is large enough to look real', () => {
    expect(categories.filter(({ parentSlug }) => parentSlug === undefined).length).toBeGreaterThanOrEqual(12);
    expect(stores.length).toBeGreaterThanOrEqual(24);
    expect(goods.length).toBeGreaterThanOrEqual(640);
    expect(reviews.length).toBeGreaterThanOrEqual(2300);
  });

  it('depends only on the seed', () => {
    expect(fingerprint(demoMall())).toBe(fingerprint(mall));
    expect(fingerprint(demoMall('another'))).not.toBe(fingerprint(mall));
  });

  it('has unique ids and slugs', () => {
    const ids = [...categories, ...stores, ...goods, ...reviews, ...goods.flatMap(({ skus }) => skus)].map(
      ({ id }) => id,
    );
    expect(duplicatesOf(ids)).toEqual([]);
    for (const list of [categories, stores, goods])
      expect(duplicatesOf(list.map(({ slug }) => slug))).toEqual([]);
    expect(duplicatesOf(goods.map(({ names }) => names.en))).toEqual([]);
  });

  it('has positive prices with two decimals; goods cost as much as their cheapest variant', () => {
    for (const { slug, price, skus } of goods) {
      for (const sku of skus) expect(sku.price, slug).toMatch(/^[1-9]\d*\.\d{2}$/);
      expect(cents(price), slug).toBe(Math.min(...skus.map((sku) => cents(sku.price))));
    }
  });

  it('assigns goods to matching categories and to a store that sells them', () => {
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

  it('has goods in every second-level category and every store', () => {
    const filled = new Set(goods.map(({ subcategoryId }) => subcategoryId));
    expect(categories.filter(({ id, parentSlug }) => parentSlug !== undefined && !filled.has(id))).toEqual(
      [],
    );
    for (const { id, name } of stores) {
      expect(goods.filter(({ storeId }) => storeId === id).length, name).toBeGreaterThanOrEqual(8);
    }
  });

  it('names categories in all languages and goods in the composed languages', () => {
    for (const { slug, names } of categories)
      expect(Object.keys(names).sort(), slug).toEqual([...LANGUAGES].sort());
    for (const { slug, names } of goods) {
      for (const lang of ['en', 'cn', 'de', 'es', 'fr', 'ja'] as const)
        expect(names[lang]?.length, slug).toBeGreaterThan(3);
    }
  });

  it('has one to twelve distinct variants per goods, some sold out', () => {
    for (const { slug, skus } of goods) {
      expect(skus.length, slug).toBeGreaterThanOrEqual(1);
      expect(skus.length, slug).toBeLessThanOrEqual(12);
      expect(duplicatesOf(skus.map(({ colour, size }) => `${colour?.key}/${size?.key}`)), slug).toEqual([]);
    }
    expect(goods.flatMap(({ skus }) => skus).some(({ stock }) => stock === 0)).toBe(true);
    expect(goods.some(({ skus }) => skus.length === 1)).toBe(true);
  });

  it('fills all placeholders of review texts', () => {
    for (const { content, rating, kind } of reviews) {
      expect(content).not.toMatch(/[{}>]/);
      expect(content.length).toBeGreaterThan(8);
      expect(kind).toBe(rating >= 4 ? 1 : rating >= 2 ? 2 : 3);
    }
  });

  it('has no two reviews of the same goods with the same text, and pictures in about one in five', () => {
    for (const { id, slug } of goods)
      expect(
        duplicatesOf(reviews.filter(({ goodsId }) => goodsId === id).map(({ content }) => content)),
        slug,
      ).toEqual([]);
    const share = reviews.filter(({ images }) => images.length > 0).length / reviews.length;
    expect(share).toBeGreaterThan(0.17);
    expect(share).toBeLessThan(0.23);
  });

  it('dates reviews after the goods', () => {
    const ageOf = new Map(goods.map(({ id, ageDays }) => [id, ageDays]));
    for (const { goodsId, ageMinutes } of reviews)
      expect(ageMinutes).toBeLessThan((ageOf.get(goodsId) ?? 0) * 1440);
  });

  it('gives each goods a specification with distinct labels', () => {
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

  it('has well-formed descriptions without scripts', () => {
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
