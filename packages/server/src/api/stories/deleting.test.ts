import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { type ApiCaller, createCaller } from '../../test-support/http/api-caller.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import { addBuyer, openTestContext } from '../../test-support/fixtures/test-context.ts';

describe.each(STORY_DATABASES)('Deleting an address on $name', ({ open }) => {
  let database: OpenDatabase;
  let api: ApiCaller;
  let ctx: ReturnType<typeof openTestContext>;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    api = createCaller(ctx);
  });
  afterAll(() => database.close());

  it('is idempotent, and impossible for other users', async () => {
    const [{ token }, other] = [await addBuyer(ctx), await addBuyer(ctx)];
    const { pageList } = await api.call('addressList', {}, { token });
    const id = pageList[0]?.id ?? expect.fail();
    expect(await api.refusal('addressDel', { id }, { token: other.token })).toBe('addressNotFound');
    await api.call('addressDel', { id }, { token });
    await api.call('addressDel', { id }, { token });
    expect((await api.call('addressList', {}, { token })).pageList).toEqual([]);
    expect(await api.refusal('addressDel', { id }, { token: other.token })).toBe('addressNotFound');
    expect(await api.refusal('addressDel', { id: 'ad_never' }, { token })).toBe('addressNotFound');
  });

  it('makes the newest remaining address the default', async () => {
    const { token } = await addBuyer(ctx);
    const form = {
      contacts: 'Amelia Hartley',
      phone: '44 7700900123',
      country: 'United Kingdom',
      use: 0,
    } as const;
    for (const address of ['1 Older Street', '2 Newer Street']) {
      ctx.clock.advance(1000);
      await api.call('addressAdd', { ...form, address }, { token });
    }
    const usual = (await api.call('addressList', {}, { token })).pageList.find(({ use }) => use === 1);
    await api.call('addressDel', { id: usual?.id ?? '' }, { token });
    const { pageList } = await api.call('addressList', {}, { token });
    expect(pageList.map(({ address, use }) => [address, use])).toEqual([
      ['2 Newer Street', 1],
      ['1 Older Street', 0],
    ]);
  });
});
