import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { writeSetting } from '../../domain/settings/settings.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import { fillSmallCatalog } from '../../test-support/fixtures/small-catalog.ts';
import { addBuyer, openTestContext, type TestContext } from '../../test-support/fixtures/test-context.ts';
import { type ApiCaller, createCaller } from '../../test-support/http/api-caller.ts';

const SNEAKER = { sellerGoodsId: 'g_sneaker' };

// Ordered on Saturday, 14 March 2026, from a store in Norway.
const TO_GB = { countryCode: 'GB', earliest: '2026-03-20', latest: '2026-03-26' };
const TO_US = { countryCode: 'US', earliest: '2026-03-25', latest: '2026-04-02' };

describe.each(STORY_DATABASES)('The delivery estimate of goods on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let api: ApiCaller;
  beforeAll(async () => {
    database = await open();
    await fillSmallCatalog(database.db);
    ctx = openTestContext(database);
    api = createCaller(ctx);
  });
  afterAll(() => database.close());

  const estimate = (countryCode?: string, token?: string) =>
    api.call('sellerGoodsDeliveryEstimate', { ...SNEAKER, ...(countryCode && { countryCode }) }, { token });

  it('depends on the requested country', async () => {
    expect(await estimate('NO')).toEqual({
      countryCode: 'NO',
      earliest: '2026-03-18',
      latest: '2026-03-23',
    });
    expect(await estimate('GB')).toEqual(TO_GB);
    expect(await estimate('US')).toEqual(TO_US);
  });

  it('uses the country of the default address, or else that of the mall', async () => {
    const { id, token } = await addBuyer(ctx);
    expect(await estimate()).toEqual(TO_US);
    const setCountry = (country: string, country_id: number) =>
      ctx.db.updateTable('address').set({ country, country_id }).where('user_id', '=', id).execute();
    // A written country counts, in any language of the mall.
    expect(await estimate(undefined, token)).toEqual(TO_GB);
    await setCountry('Middle-earth', 0);
    expect(await estimate(undefined, token)).toEqual(TO_US);
    await setCountry(' Vereinigtes königreich', 0);
    expect(await estimate(undefined, token)).toEqual(TO_GB);
    await setCountry('Middle-earth', 826);
    expect(await estimate(undefined, token)).toEqual(TO_GB);
    expect(await estimate('US', token)).toEqual(TO_US);

    const write = (value: string | null) => writeSetting(ctx.db, 'default_delivery_country', value);
    await expect(write('Britain')).rejects.toThrow(new DomainError('parameterError'));
    await write('GB');
    expect(await estimate()).toEqual(TO_GB);
    await write(null);
  });

  it('appears in a quote for each store, if the country of the address is known', async () => {
    const { id, token } = await addBuyer(ctx);
    const quote = () => api.call('orderQuote', { orderInfo: 'g_lamp,-1,1' }, { token });
    expect((await quote()).stores[0]?.delivery).toEqual(TO_GB);
    await ctx.db.updateTable('address').set({ country: 'Middle-earth' }).where('user_id', '=', id).execute();
    expect((await quote()).stores[0]).not.toHaveProperty('delivery');
    await ctx.db.updateTable('address').set({ country_id: 826 }).where('user_id', '=', id).execute();
    expect((await quote()).stores[0]?.delivery).toEqual(TO_GB);
  });

  it('appears in an order until its parcel has arrived', async () => {
    const { token } = await addBuyer(ctx);
    const { orderList } = await api.call('orderSubmit', { orderInfo: 'g_lamp,-1,1' }, { token });
    const orderId = orderList[0]?.orderId ?? '';
    const read = async () => (await api.call('orderInfo', { orderId }, { token })).orderInfo;
    expect(await read()).toMatchObject({ delivery: TO_GB, paymentMethod: null });
    await api.call('orderCancel', { orderId, returnReason: 0 }, { token });
    expect(await read()).not.toHaveProperty('delivery');
  });

  it('follows the setting, which accepts only ranges of days', async () => {
    const valid = { dispatch: [0, 0], domestic: [1, 1], continent: [2, 2], world: [3, 3] };
    await writeSetting(ctx.db, 'delivery_days', JSON.stringify(valid));
    expect(await estimate('NO')).toMatchObject({ earliest: '2026-03-16', latest: '2026-03-16' });
    for (const world of [[4, 3], [-1, 2], [1], [1.5, 2], ['1', 2], null, [1, 366]]) {
      const written = writeSetting(ctx.db, 'delivery_days', JSON.stringify({ ...valid, world }));
      await expect(written).rejects.toThrow(new DomainError('parameterError'));
    }
    expect(await estimate('US')).toMatchObject({ earliest: '2026-03-18', latest: '2026-03-18' });
    await writeSetting(ctx.db, 'delivery_days', null);
  });

  it('is rejected for unknown and removed goods, and for an invalid country code', async () => {
    const refusal = (input: object) => api.refusal('sellerGoodsDeliveryEstimate', input);
    expect(await refusal({ sellerGoodsId: 'g_none' })).toBe('goodsNotFound');
    expect(await refusal({ ...SNEAKER, countryCode: 'gb' })).toBe('parameterError');
    await ctx.db.updateTable('goods').set({ is_on_shelf: false }).where('id', '=', 'g_boot').execute();
    expect(await refusal({ sellerGoodsId: 'g_boot' })).toBe('productRemoved');
  });
});
