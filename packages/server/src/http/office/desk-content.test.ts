/** Operators write banners, news and lucky draws, and what buyers see of them. */
import type { DataOf, InputOf } from '@openmall/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { ONE_DATABASE } from '../../test-support/database/databases.ts';
import { addStaff, type TestStaff } from '../../test-support/fixtures/staff.ts';
import { openTestContext, type TestContext } from '../../test-support/fixtures/test-context.ts';
import { uploadPictures } from '../../test-support/fixtures/uploaded-pictures.ts';
import { callRaw } from '../../test-support/http/call.ts';
import { callOffice, refusalOf } from '../../test-support/http/office-caller.ts';
import { type App, createApp } from '../app/create-app.ts';

const MINUTE_MS = 60_000;
const titles = (en: string, de?: string) => [
  { lang: 'en' as const, title: en },
  ...(de === undefined ? [] : [{ lang: 'de' as const, title: de }]),
];

describe.each([ONE_DATABASE])('Content of the desk on $name', ({ open }) => {
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

  const now = () => ctx.clock.at().getTime();
  const picture = async () => (await uploadPictures(ctx, undefined, 'selle'))[0] ?? '';
  const read = (json: string | null): unknown => (json === null ? null : JSON.parse(json));
  const lastAudit = async (subjectId: string) => {
    const { pageList } = await callOffice(app, 'deskAuditList', { subjectId }, person.token);
    const [row] = pageList;
    return row && { act: row.act, before: read(row.before), after: read(row.after) };
  };

  describe('Banners', () => {
    const draft = async (en: string): Promise<InputOf<'deskBannerSave'>> => ({
      device: 'pc',
      isBig: true,
      texts: titles(en),
      image: await picture(),
      link: '/discounted',
      isHidden: false,
      startsAt: null,
      endsAt: null,
    });
    const save = (input: InputOf<'deskBannerSave'>) => callOffice(app, 'deskBannerSave', input, person.token);
    const shown = async (lang = 'en', type = 'pc') => {
      const { data } = await callRaw(app, 'bannerBannerList', { lang, type });
      return (data as DataOf<'bannerBannerList'>).result.map(({ remarks }) => remarks); // Checked by callRaw.
    };
    const clear = () => ctx.db.deleteFrom('banner').execute();

    it('appear on the home page with their texts, in the order that operators set', async () => {
      await clear();
      const first = await save({ ...(await draft('Linen')), texts: titles('Linen', 'Leinen') });
      const second = await save(await draft('Lamps'));
      expect(await shown()).toEqual(['Linen', 'Lamps']);
      expect(await shown('de')).toEqual(['Leinen', 'Lamps']);
      expect(await shown('en', 'h5')).toEqual([]);
      const bannerIds = [second.bannerId, first.bannerId];
      await callOffice(app, 'deskBannerOrder', { device: 'pc', bannerIds }, person.token);
      expect(await shown()).toEqual(['Lamps', 'Linen']);
      const part = { device: 'pc', bannerIds: [first.bannerId] };
      expect(await refusalOf(app, 'deskBannerOrder', part, person.token)).toBe('changedMeanwhile');
    });

    it('are shown between their dates only, and never while hidden', async () => {
      await clear();
      const base = await draft('Weekend');
      const dates = { startsAt: now() + MINUTE_MS, endsAt: now() + 2 * MINUTE_MS };
      const { bannerId } = await save({ ...base, ...dates });
      const state = async () =>
        (await callOffice(app, 'deskBannerList', {}, person.token)).banners.map((row) => row.state);
      expect([await state(), await shown()]).toEqual([['scheduled'], []]);
      ctx.clock.advance(MINUTE_MS);
      expect([await state(), await shown()]).toEqual([['shown'], ['Weekend']]);
      ctx.clock.advance(MINUTE_MS);
      expect([await state(), await shown()]).toEqual([['ended'], []]);
      await save({ ...base, bannerId, version: 1, isHidden: true });
      expect([await state(), await shown()]).toEqual([['hidden'], []]);
      const backwards = { ...base, startsAt: 2, endsAt: 1 };
      expect(await refusalOf(app, 'deskBannerSave', backwards, person.token)).toBe('parameterError');
    });

    it('lead to the store or to an https address only', async () => {
      const base = await draft('Link');
      for (const link of ['javascript:alert(1)', '//evil.example', 'http://plain.example', 'discounted'])
        expect([link, await refusalOf(app, 'deskBannerSave', { ...base, link }, person.token)]).toEqual([
          link,
          'parameterError',
        ]);
    });

    it('refuse a stale change, and are deleted, with before and after in the audit log', async () => {
      await clear();
      const base = await draft('Old');
      const { bannerId } = await save(base);
      await save({ ...base, bannerId, version: 1, texts: titles('New') });
      const stale = { ...base, bannerId, version: 1 };
      expect(await refusalOf(app, 'deskBannerSave', stale, person.token)).toBe('changedMeanwhile');
      expect(await lastAudit(bannerId)).toMatchObject({
        act: 'saveBanner',
        before: { titles: { en: 'Old' } },
        after: { titles: { en: 'New' } },
      });
      await callOffice(app, 'deskBannerRemove', { bannerId, version: 2 }, person.token);
      expect(await shown()).toEqual([]);
      expect(await lastAudit(bannerId)).toMatchObject({ act: 'removeBanner', after: null });
    });
  });

  describe('News', () => {
    const article = (en: string, de?: string) => [
      { lang: 'en' as const, title: en, content: `<p>${en}</p>` },
      ...(de === undefined ? [] : [{ lang: 'de' as const, title: de, content: `<p>${de}</p>` }]),
    ];
    const save = (input: Partial<InputOf<'deskNewsSave'>> = {}) =>
      callOffice(
        app,
        'deskNewsSave',
        { texts: article('Hello'), image: null, isHidden: false, releasedAt: now(), ...input },
        person.token,
      );
    const shown = async (lang = 'en') => {
      const { data } = await callRaw(app, 'newsListNews', { lang });
      return (data as DataOf<'newsListNews'>).pageList.map(({ title }) => title); // Checked by callRaw.
    };

    it('appear at their date, in the language of the buyer', async () => {
      await save({ texts: article('A new hub', 'Ein neues Lager') });
      await save({ texts: article('Soon'), releasedAt: now() + MINUTE_MS });
      await save({ texts: article('Draft'), isHidden: true });
      expect(await shown()).toEqual(['A new hub']);
      expect(await shown('de')).toEqual(['Ein neues Lager']);
      const list = (input: InputOf<'deskNewsList'>) => callOffice(app, 'deskNewsList', input, person.token);
      const { pageList, counts } = await list({});
      expect(pageList.map(({ title, state }) => [title, state])).toEqual([
        ['Soon', 'scheduled'],
        ['Draft', 'hidden'],
        ['A new hub', 'shown'],
      ]);
      expect(counts).toEqual(['hidden', 'scheduled', 'shown'].map((state) => ({ state, count: 1 })));
      expect((await list({ state: 'scheduled' })).pageList.map(({ title }) => title)).toEqual(['Soon']);
      const found = await list({ keyword: 'neues lager' });
      expect(found.pageList.map(({ title, languages }) => [title, languages.toSorted()])).toEqual([
        ['A new hub', ['de', 'en']],
      ]);
      expect(found.counts).toEqual([{ state: 'shown', count: 1 }]);
      ctx.clock.advance(MINUTE_MS);
      expect(await shown()).toEqual(['Soon', 'A new hub']);
    });

    it('are changed in the version that was read, and deleted', async () => {
      const { newsId } = await save({ texts: article('First') });
      const info = await callOffice(app, 'deskNewsInfo', { newsId }, person.token);
      expect(info).toMatchObject({ texts: article('First'), isHidden: false, news: { version: 1 } });
      await save({ newsId, version: 1, texts: article('Second') });
      const stale = {
        newsId,
        version: 1,
        texts: article('Third'),
        image: null,
        isHidden: false,
        releasedAt: 0,
      };
      expect(await refusalOf(app, 'deskNewsSave', stale, person.token)).toBe('changedMeanwhile');
      expect(await lastAudit(newsId)).toMatchObject({
        act: 'saveNews',
        before: { contents: { en: '<p>First</p>' } },
        after: { titles: { en: 'Second' } },
      });
      expect(await shown()).toContain('Second');
      await callOffice(app, 'deskNewsRemove', { newsId, version: 2 }, person.token);
      expect(await shown()).not.toContain('Second');
      expect(await refusalOf(app, 'deskNewsInfo', { newsId }, person.token)).toBe('newsNotFound');
    });

    it('keep the beginning of long texts in the audit log', async () => {
      const content = `<p>${'long '.repeat(1900)}</p>`;
      const texts = (['en', 'de', 'fr', 'cn'] as const).map((lang) => ({ lang, title: 'Long', content }));
      const { newsId } = await save({ texts });
      const { after } = (await lastAudit(newsId)) as { after: { contents: Record<string, string> } };
      expect(after.contents['cn']).toMatch(/^<p>long .{290,}… \(9507\)$/);
    });
  });

  describe('Help pages', () => {
    const texts = (en: string, de?: string) => [
      { lang: 'en' as const, title: en, content: `<p>${en}</p>` },
      ...(de === undefined ? [] : [{ lang: 'de' as const, title: de, content: `<p>${de}</p>` }]),
    ];
    const shown = async (lang = 'en') =>
      (await callRaw(app, 'helpPageInfo', { lang, topic: 'delivery' })).data;
    const save = (version: number, page: Partial<InputOf<'deskHelpPageSave'>>) => {
      const draft = { topic: 'delivery' as const, version, texts: texts('Delivery'), isHidden: false };
      return callOffice(app, 'deskHelpPageSave', { ...draft, ...page }, person.token);
    };

    it('are written in the place of the text of the store, in the language of the buyer', async () => {
      expect(await shown()).toEqual({});
      const info = () => callOffice(app, 'deskHelpPageInfo', { topic: 'delivery' }, person.token);
      expect(await info()).toMatchObject({ page: { version: 0, title: '' }, texts: [] });
      await save(0, { texts: texts('How we ship', 'So liefern wir') });
      const page = { title: 'How we ship', content: '<p>How we ship</p>' };
      expect(await shown()).toEqual({ ...page, translated: 1 });
      expect(await shown('fr')).toEqual({ ...page, translated: 0 });
      expect(await shown('de')).toMatchObject({ title: 'So liefern wir', translated: 1 });
      expect(await info()).toMatchObject({
        page: { version: 1 },
        texts: texts('How we ship', 'So liefern wir'),
      });
      const { pages } = await callOffice(app, 'deskHelpPageList', {}, person.token);
      expect(pages).toMatchObject([{ topic: 'delivery', title: 'How we ship' }]);
    });

    it('refuse a stale change, are hidden, and are deleted', async () => {
      const stale = { topic: 'delivery', version: 0, texts: texts('Stale'), isHidden: false };
      expect(await refusalOf(app, 'deskHelpPageSave', stale, person.token)).toBe('changedMeanwhile');
      await save(1, { isHidden: true });
      expect(await shown()).toEqual({});
      expect(await lastAudit('delivery')).toMatchObject({
        act: 'saveHelpPage',
        before: { titles: { en: 'How we ship' }, isHidden: false },
        after: { titles: { en: 'Delivery' }, isHidden: true },
      });
      const removal = { topic: 'delivery', version: 2 } as const;
      expect(await refusalOf(app, 'deskHelpPageRemove', { ...removal, version: 1 }, person.token)).toBe(
        'changedMeanwhile',
      );
      await callOffice(app, 'deskHelpPageRemove', removal, person.token);
      expect(await refusalOf(app, 'deskHelpPageRemove', removal, person.token)).toBe('recordNotFound');
      await save(0, {});
      expect(await shown()).toMatchObject({ title: 'Delivery' });
    });
  });

  describe('Lucky draws', () => {
    const current = async (lang = 'en') => (await callRaw(app, 'lotteryGetCurrentActivity', { lang })).data;
    const draft = (): InputOf<'deskLotterySave'> => ({
      texts: titles('Spring draw', 'Frühlingslos'),
      link: 'https://openmall.example/draw',
      isHidden: false,
      startsAt: now() + MINUTE_MS,
      endsAt: now() + 2 * MINUTE_MS,
    });

    it('are announced, run and end by their dates', async () => {
      const { lotteryId } = await callOffice(app, 'deskLotterySave', draft(), person.token);
      const activity = { id: lotteryId, title: 'Spring draw', detailUrl: 'https://openmall.example/draw' };
      expect(await current()).toEqual({ ...activity, status: 1, running: '0' });
      ctx.clock.advance(MINUTE_MS);
      expect(await current('de')).toMatchObject({ title: 'Frühlingslos', running: '1' });
      ctx.clock.advance(MINUTE_MS);
      expect(await current()).toEqual({});
      const { lotteries } = await callOffice(app, 'deskLotteryList', {}, person.token);
      expect(lotteries).toMatchObject([{ id: lotteryId, state: 'ended', title: 'Spring draw' }]);
    });

    it('are hidden, changed in the version that was read, and deleted', async () => {
      const { lotteryId } = await callOffice(app, 'deskLotterySave', draft(), person.token);
      const hidden = { ...draft(), lotteryId, version: 1, isHidden: true };
      await callOffice(app, 'deskLotterySave', hidden, person.token);
      expect(await current()).toEqual({});
      expect(await refusalOf(app, 'deskLotterySave', hidden, person.token)).toBe('changedMeanwhile');
      const backwards = { ...draft(), startsAt: 2, endsAt: 1 };
      expect(await refusalOf(app, 'deskLotterySave', backwards, person.token)).toBe('parameterError');
      await callOffice(app, 'deskLotteryRemove', { lotteryId, version: 2 }, person.token);
      expect(await lastAudit(lotteryId)).toMatchObject({
        act: 'removeLottery',
        before: { isHidden: true, titles: { en: 'Spring draw' } },
      });
    });
  });
});
