/** Operators make the tree of categories, and what buyers see of it. */
import type { DataOf } from '@openmall/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { sweepUploads } from '../../domain/uploads/sweep-uploads.ts';
import { ONE_DATABASE } from '../../test-support/database/databases.ts';
import { addMerchant, addStaff, type TestStaff } from '../../test-support/fixtures/staff.ts';
import { openTestContext, type TestContext } from '../../test-support/fixtures/test-context.ts';
import { uploadPictures } from '../../test-support/fixtures/uploaded-pictures.ts';
import { callOk, callRaw } from '../../test-support/http/call.ts';
import { callOffice, refusalOf } from '../../test-support/http/office-caller.ts';
import { type App, createApp } from '../app/create-app.ts';

const DAY_MS = 86_400_000;

describe.each([ONE_DATABASE])('Categories of the desk on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  let person: TestStaff;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    app = createApp({ ctx });
    person = await addStaff(ctx, app, ['content:act', 'audit:see']);
  });
  afterAll(() => database.close());

  const list = async () => (await callOffice(app, 'deskCategoryList', {}, person.token)).categories;
  const find = async (id: string) => {
    const found = (await list()).find((row) => row.id === id);
    if (!found) throw new Error(`There is no ${id}`);
    return found;
  };
  const create = async (name: string, parentId: string | null = null) => {
    const texts = [{ lang: 'en' as const, name, description: '' }];
    return (await callOffice(app, 'deskCategorySave', { parentId, texts }, person.token)).categoryId;
  };
  const treeNames = async () => {
    const tree = await callOk(app, 'categoryTree', {});
    return tree.map(({ name, subList }) => [name, ...subList.map((child) => child.name)]);
  };
  const read = (json: string | null): unknown => (json === null ? null : JSON.parse(json));
  const auditOf = async (subjectId: string) => {
    const { pageList } = await callOffice(app, 'deskAuditList', { subjectId }, person.token);
    return pageList.map(({ act, before, after }) => ({ act, before: read(before), after: read(after) }));
  };
  const treeIn = async (lang: 'de' | 'fr') =>
    (await callRaw(app, 'categoryTree', { lang })).data as DataOf<'categoryTree'>; // Checked against the contract.

  it('come as a starter set into an empty mall, in every language, and only once', async () => {
    const { categories } = await callOffice(app, 'deskCategoryImportStarter', {}, person.token);
    expect(categories).toBe(90);
    expect(await refusalOf(app, 'deskCategoryImportStarter', {}, person.token)).toBe('categoriesExist');
    const rows = await list();
    expect(rows).toHaveLength(90);
    for (const { texts, image } of rows) {
      expect(texts).toHaveLength(21);
      expect(image).toMatch(/^\/pictures\/categories\/[a-z-]+\.webp$/);
    }
    const tree = await treeIn('de');
    expect(tree[0]).toMatchObject({ name: 'Damenmode', subList: [{ name: 'Kleider' }, {}, {}, {}, {}] });
    expect(await auditOf('categories')).toMatchObject([
      { act: 'importCategories', after: { categories: 90 } },
    ]);
    await ctx.db.deleteFrom('category').where('parent_id', 'is not', null).execute();
    await ctx.db.deleteFrom('category').execute();
  });

  it('are renamed in the languages of the mall, and show English where a name is missing', async () => {
    const id = await create('Lamps');
    const texts = [
      { lang: 'de' as const, name: 'Leuchten', description: 'Für jeden Raum.' },
      { lang: 'en' as const, name: 'Lighting', description: '' },
    ];
    const { version } = await find(id);
    await callOffice(app, 'deskCategorySave', { categoryId: id, version, texts }, person.token);
    const nameIn = async (lang: 'de' | 'fr') => (await treeIn(lang)).find((row) => row.id === id)?.name;
    expect(await nameIn('de')).toBe('Leuchten');
    expect(await nameIn('fr')).toBe('Lighting');
    expect((await find(id)).texts).toEqual([texts[1], texts[0]]);
    const [change] = await auditOf(id);
    expect(change).toMatchObject({
      act: 'saveCategory',
      before: { names: { en: 'Lamps' } },
      after: { names: { en: 'Lighting', de: 'Leuchten' } },
    });
  });

  it('need an English name, and each language once', async () => {
    const text = { lang: 'de' as const, name: 'Leuchten', description: '' };
    const refusal = (texts: object[]) => refusalOf(app, 'deskCategorySave', { texts }, person.token);
    expect(await refusal([text])).toBe('parameterError');
    expect(await refusal([{ ...text, lang: 'en' }, text, text])).toBe('parameterError');
    expect(await refusal([{ ...text, lang: 'en', name: ' ' }])).toBe('parameterError');
  });

  it('keep what another operator has changed meanwhile', async () => {
    const id = await create('Rugs');
    const texts = [{ lang: 'en' as const, name: 'Carpets', description: '' }];
    await callOffice(app, 'deskCategorySave', { categoryId: id, version: 1, texts }, person.token);
    const stale = { categoryId: id, version: 1, texts: [{ ...texts[0], name: 'Mats' }] };
    expect(await refusalOf(app, 'deskCategorySave', stale, person.token)).toBe('changedMeanwhile');
    const removal = { categoryId: id, version: 1 };
    expect(await refusalOf(app, 'deskCategoryRemove', removal, person.token)).toBe('changedMeanwhile');
    expect(await find(id)).toMatchObject({ name: 'Carpets', version: 2 });
  });

  it('are put in order, hidden and shown', async () => {
    const parent = await create('Garden');
    const [pots, tools] = [await create('Pots', parent), await create('Tools', parent)];
    const shown = async () => (await treeNames()).find(([name]) => name === 'Garden');
    expect(await shown()).toEqual(['Garden', 'Pots', 'Tools']);
    const order = { parentId: parent, categoryIds: [tools, pots] };
    await callOffice(app, 'deskCategoryOrder', order, person.token);
    expect(await shown()).toEqual(['Garden', 'Tools', 'Pots']);
    const part = { parentId: parent, categoryIds: [tools] };
    expect(await refusalOf(app, 'deskCategoryOrder', part, person.token)).toBe('changedMeanwhile');
    const texts = [{ lang: 'en' as const, name: 'Pots', description: '' }];
    const hide = { categoryId: pots, version: 1, texts, isHidden: true };
    await callOffice(app, 'deskCategorySave', hide, person.token);
    expect(await shown()).toEqual(['Garden', 'Tools']);
    expect(await find(pots)).toMatchObject({ isHidden: true });
    expect(await auditOf(parent)).toMatchObject([
      { act: 'orderCategories', before: { categoryIds: [pots, tools] } },
      {},
    ]);
  });

  it('move with their products, and only one level deep', async () => {
    const [kitchen, office] = [await create('Kitchen'), await create('Office')];
    const mugs = await create('Mugs', kitchen);
    const { officeToken } = await addMerchant(ctx, app);
    const draft = { name: 'Blue mug', categoryId: mugs, price: 9, stock: 3 };
    const { goodsId } = await callOffice(app, 'merchantGoodsSave', draft, officeToken);
    const levels = () =>
      ctx.db
        .selectFrom('goods')
        .select(['category_id', 'secondary_category_id'])
        .where('id', '=', goodsId)
        .executeTakeFirstOrThrow();
    const texts = [{ lang: 'en' as const, name: 'Mugs', description: '' }];
    const move = (version: number, parentId: string | null) =>
      callOffice(app, 'deskCategorySave', { categoryId: mugs, version, texts, parentId }, person.token);
    await move(1, office);
    expect(await levels()).toEqual({ category_id: office, secondary_category_id: mugs });
    await move(2, null);
    expect(await levels()).toEqual({ category_id: mugs, secondary_category_id: null });
    await move(3, kitchen);
    expect(await levels()).toEqual({ category_id: kitchen, secondary_category_id: mugs });
    expect(await find(mugs)).toMatchObject({ goods: 1, parentId: kitchen });
    const own = { categoryId: kitchen, version: 1, texts, parentId: office };
    expect(await refusalOf(app, 'deskCategorySave', own, person.token)).toBe('categoryHasChildren');
    const deep = { texts, parentId: mugs };
    expect(await refusalOf(app, 'deskCategorySave', deep, person.token)).toBe('parameterError');
    const unknown = { texts, parentId: 'c_none' };
    expect(await refusalOf(app, 'deskCategorySave', unknown, person.token)).toBe('categoryNotFound');
    const remove = (categoryId: string, version: number) =>
      refusalOf(app, 'deskCategoryRemove', { categoryId, version }, person.token);
    expect(await remove(mugs, 4)).toBe('categoryHasGoods');
    expect(await remove(kitchen, 1)).toBe('categoryHasChildren');
    expect(await remove(office, 1)).toBe('ok');
    expect(await remove(office, 1)).toBe('categoryNotFound');
    expect((await auditOf(office))[0]).toMatchObject({
      act: 'removeCategory',
      before: { names: { en: 'Office' } },
    });
  });

  it('move once when two operators move the same one at the same moment', async () => {
    const other = await addStaff(ctx, app, ['content:act', 'audit:see']);
    for (let round = 0; round < 10; round += 1) {
      const [left, right] = [await create(`Left ${round}`), await create(`Right ${round}`)];
      const id = await create(`Moved ${round}`);
      const texts = [{ lang: 'en' as const, name: `Moved ${round}`, description: '' }];
      const move = (parentId: string, token: string) =>
        refusalOf(app, 'deskCategorySave', { categoryId: id, version: 1, parentId, texts }, token);
      const answers = await Promise.all([move(left, person.token), move(right, other.token)]);
      expect(answers.toSorted()).toEqual(['changedMeanwhile', 'ok']);
      const winner = answers[0] === 'ok' ? left : right;
      expect(await find(id)).toMatchObject({ parentId: winner, version: 2 });
      expect((await auditOf(id)).filter(({ before }) => before !== null)).toHaveLength(1);
    }
  });

  it('never hang beneath each other when two operators move them at the same moment', async () => {
    const other = await addStaff(ctx, app, ['content:act', 'audit:see']);
    for (let round = 0; round < 10; round += 1) {
      const [one, two] = [await create(`One ${round}`), await create(`Two ${round}`)];
      const move = (categoryId: string, parentId: string, token: string) => {
        const texts = [{ lang: 'en' as const, name: `${categoryId} ${round}`, description: '' }];
        return refusalOf(app, 'deskCategorySave', { categoryId, version: 1, parentId, texts }, token);
      };
      const answers = await Promise.all([move(one, two, person.token), move(two, one, other.token)]);
      expect(answers.filter((key) => key === 'ok')).toHaveLength(1);
      const parents = [(await find(one)).parentId, (await find(two)).parentId];
      expect(parents.filter((parentId) => parentId !== null)).toHaveLength(1);
    }
  });

  it('have a picture that staff upload, and drop the one before', async () => {
    const [first = '', second = ''] = await uploadPictures(ctx, undefined, 'selle', 2);
    const texts = [{ lang: 'en' as const, name: 'Clocks', description: '' }];
    const { categoryId } = await callOffice(app, 'deskCategorySave', { texts, image: first }, person.token);
    expect((await find(categoryId)).image).toBe(first);
    const again = { texts, image: first };
    expect(await refusalOf(app, 'deskCategorySave', again, person.token)).toBe('imageUploadFailed');
    const foreign = { texts, image: 'https://example.com/a.webp' };
    expect(await refusalOf(app, 'deskCategorySave', foreign, person.token)).toBe('imageUploadFailed');
    const change = { categoryId, version: 1, texts, image: second };
    await callOffice(app, 'deskCategorySave', change, person.token);
    ctx.clock.advance(2 * DAY_MS);
    expect(await sweepUploads(ctx)).toBe(1);
    const left = await ctx.db.selectFrom('upload').select('id').execute();
    expect(left.map(({ id }) => second.includes(id))).toEqual([true]);
  });
});
