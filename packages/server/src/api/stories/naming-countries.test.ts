import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playRound } from '../../demo/autopilot/autopilot.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { type ApiCaller, createCaller } from '../../test-support/http/api-caller.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  FUND_PASSWORD,
  openTestContext,
} from '../../test-support/fixtures/test-context.ts';

const form = { contacts: 'Bruno Keller', phone: '49 15112345678', address: 'Lindenallee 5' } as const;

describe.each(STORY_DATABASES)('Countries on $name', ({ open }) => {
  let database: OpenDatabase;
  let api: ApiCaller;
  let ctx: ReturnType<typeof openTestContext>;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    api = createCaller(ctx);
  });
  afterAll(() => database.close());

  it('are shown in the reader’s language, or as written if they are not listed', async () => {
    const { token } = await addBuyer(ctx);
    await api.call('addressAdd', { ...form, country: 'Germany', countryId: 276 }, { token });
    await api.call('addressAdd', { ...form, country: 'Sealand' }, { token });
    const named = async (lang: 'de' | 'ar' | 'cn') => {
      const { pageList } = await api.call('addressList', {}, { token, lang });
      return pageList.map(({ country }) => country).toSorted();
    };
    expect(await named('de')).toEqual(['Deutschland', 'Sealand', 'United Kingdom']);
    expect(await named('ar')).toEqual(['Sealand', 'United Kingdom', 'ألمانيا']);
    expect(await named('cn')).toEqual(['Sealand', 'United Kingdom', '德国']);
  });

  it('are shown alike in an order and its timeline', async () => {
    const { token } = await addBuyer(ctx);
    const { goodsId } = await addGoods(ctx, await addStore(ctx), { price: '49.5' });
    const sold = async (place: { readonly country: string; readonly countryId?: number }) => {
      await api.call('addressAdd', { ...form, ...place, city: 'Berlin', use: 1 }, { token });
      const { orderList } = await api.call('orderSubmit', { orderInfo: `${goodsId},-1,1` }, { token });
      return orderList[0]?.orderId ?? expect.fail();
    };
    const [listed, written] = [
      await sold({ country: 'Germany', countryId: 276 }),
      await sold({ country: 'Sealand' }),
    ];
    await api.call('orderPay', { orderId: `${listed},${written}`, safeword: FUND_PASSWORD }, { token });
    for (let round = 0; round < 6; round += 1) {
      ctx.clock.advance(10_000);
      await playRound(ctx, 10_000);
    }
    const readCountries = async (orderId: string) => {
      const options = { token, lang: 'de' } as const;
      const timeline = await api.call('orderLogList', { orderId }, options);
      const stops = timeline.filter(({ state }) => state >= 11).map(({ detail }) => detail);
      const { orderInfo } = await api.call('orderInfo', { orderId }, options);
      return [orderInfo.country, ...new Set(stops)];
    };
    expect(await readCountries(listed)).toEqual(['Deutschland', 'Deutschland', 'Berlin, Deutschland']);
    expect(await readCountries(written)).toEqual(['Sealand', 'Sealand', 'Berlin, Sealand']);
  });
});
