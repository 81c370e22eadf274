import type { Lang } from '@openmall/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { LANGS } from '../../domain/locales.ts';
import { createCaller, type ApiCaller } from '../../test-support/http/api-caller.ts';
import { DATABASES } from '../../test-support/database/databases.ts';
import { addGoods, addStore, openTestContext } from '../../test-support/fixtures/test-context.ts';

/** A product name in each language, and search texts that must find it: a word of the name, in other spellings. */
const NAMES: Readonly<Record<Lang, readonly [name: string, ...typed: string[]]>> = {
  en: ['Hand-thrown stoneware jug', 'stoneware', 'STONEWARE jug', 'ware', 'ｓｔｏｎｅ'],
  cn: ['景德镇手工青花瓷茶杯', '青花瓷', '茶杯', '手工 茶杯', '景'],
  tw: ['鶯歌手作青花瓷茶壺', '青花瓷', '茶壺', '手作 茶壺'],
  ja: ['有田焼の湯のみ茶碗セット', '湯のみ', '茶碗', 'セット', 'ｾｯﾄ'],
  ko: ['수제 도자기 찻잔 세트', '도자기', '찻잔', '자기', '도자기'.normalize('NFD')],
  th: ['ชุดถ้วยชาเซรามิกทำมือ', 'ถ้วยชา', 'เซรามิก', 'ทำมือ'],
  ar: ['إبريق شاي خزفي مُزخرف', 'شاي', 'خزفي', 'مزخرف', 'خـــزفي'],
  hi: ['हाथ से बना मिट्टी का कुल्हड़', 'मिट्टी', 'कुल्हड़', 'बना', 'कुल्हड़'.normalize('NFD')],
  el: ['Χειροποίητη κεραμική τσαγιέρα', 'τσαγιέρα', 'ΚΕΡΑΜΙΚΗ', 'κεραμικη', 'ποίητη'],
  ru: ['Чайник из исинской глины', 'исинской', 'ЧАЙНИК', 'глины', 'чайник глины'],
  vi: ['Ấm trà gốm Bát Tràng', 'gốm', 'gom', 'BÁT TRÀNG', 'trà'.normalize('NFD'), 'am tra'],
  de: ['Handgetöpferte Teekanne für Gäste', 'Gäste', 'gaste', 'TEEKANNE', 'getöpfert'],
  fr: ['Théière en grès émaillé', 'grès', 'gres', 'ÉMAILLÉ', 'theiere'],
  es: ['Tetera pequeña de cerámica española', 'pequeña', 'ceramica', 'ESPAÑOLA'],
  pt: ['Chaleira de barro da região de Nisa', 'região', 'regiao', 'BARRO'],
  it: ['Teiera artigianale per più tè', 'più', 'piu', 'ARTIGIANALE'],
  tr: ['El yapımı çini çaydanlığı', 'çini', 'yapimi', 'ÇAYDANLIĞI', 'caydanligi'],
  ms: ['Teko seramik buatan tangan', 'seramik', 'TANGAN', 'buat'],
  id: ['Poci tanah liat khas Tegal', 'tanah', 'LIAT khas', 'tegal'],
  ph: ['Tsarerang yari sa putik ng Vigan', 'putik', 'VIGAN', 'tsarera'],
  af: ['Handgemaakte teepot vir môre', 'môre', 'more', 'TEEPOT'],
};

describe.each(DATABASES)('Goods are found by typed text on $name', ({ open }) => {
  let database: OpenDatabase;
  let api: ApiCaller;
  let storeId: string;
  const ids = new Map<Lang, string>();
  beforeAll(async () => {
    database = await open();
    const ctx = openTestContext(database);
    api = createCaller(ctx);
    storeId = await addStore(ctx);
    for (const lang of LANGS) {
      const { goodsId } = await addGoods(ctx, storeId);
      const [name] = NAMES[lang];
      if (lang === 'en') await ctx.db.updateTable('goods').set({ name }).where('id', '=', goodsId).execute();
      else await ctx.db.insertInto('goods_translation').values({ goods_id: goodsId, lang, name }).execute();
      ids.set(lang, goodsId);
    }
  });
  afterAll(() => database.close());

  it.each(LANGS)('in %s', async (lang) => {
    const [, ...typed] = NAMES[lang];
    for (const keyword of typed) {
      const { pageList } = await api.call('sellerGoodsSearch', { keyword }, { lang });
      expect(
        pageList.map(({ id }) => id),
        `${lang}: ${keyword}`,
      ).toEqual([ids.get(lang)]);
    }
    const [keyword = ''] = typed;
    const { goodsList } = await api.call('sellerGoodsSearchKeyword', { keyword }, { lang });
    expect(goodsList.map(({ id }) => id)).toEqual([ids.get(lang)]);
    const inStore = { keyword, sellerId: storeId };
    const found = await api.call('sellerGoodsSearchSellerGoods', inStore, { lang });
    expect(found.pageList.map(({ id }) => id)).toEqual([ids.get(lang)]);
  });

  it('and not by words that their names do not contain', async () => {
    for (const lang of LANGS) {
      const { pageList } = await api.call('sellerGoodsSearch', { keyword: 'ξωζ景ы' }, { lang });
      expect(pageList).toEqual([]);
    }
  });
});
