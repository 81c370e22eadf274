import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/open-database.ts';
import { type ApiCaller, createCaller } from '../../testing/api-caller.ts';
import { STORY_DATABASES } from '../../testing/databases.ts';
import { addBuyer, openTestMall } from '../../testing/test-mall.ts';

const form = { contacts: 'Bruno Keller', phone: '49 15112345678', address: 'Lindenallee 5' } as const;

describe.each(STORY_DATABASES)('Countries on $name', ({ open }) => {
  let database: OpenDatabase;
  let api: ApiCaller;
  let mall: ReturnType<typeof openTestMall>;
  beforeAll(async () => {
    database = await open();
    mall = openTestMall(database);
    api = createCaller(mall);
  });
  afterAll(() => database.close());

  it('are named in the language of whoever reads the address book, and as they were written where no list has them', async () => {
    const { token } = await addBuyer(mall);
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
});
