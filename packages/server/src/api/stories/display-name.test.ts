import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import { addBuyer, openTestContext, PASSWORD } from '../../test-support/fixtures/test-context.ts';
import { type ApiCaller, createCaller } from '../../test-support/http/api-caller.ts';

describe.each(STORY_DATABASES)('The display name on $name', ({ open }) => {
  let database: OpenDatabase;
  let api: ApiCaller;
  let ctx: ReturnType<typeof openTestContext>;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    api = createCaller(ctx);
  });
  afterAll(() => database.close());

  it('is shown in the profile and at the next login, without blanks at its ends', async () => {
    const { token, username } = await addBuyer(ctx);
    expect((await api.call('localuserGet', {}, { token })).displayName).toBeNull();
    await api.call('localuserSetDisplayName', { displayName: '  王 Amelia ' }, { token });
    expect((await api.call('localuserGet', {}, { token })).displayName).toBe('王 Amelia');
    const opened = await api.call('userNewlogin', { username, password: PASSWORD });
    expect(opened.displayName).toBe('王 Amelia');
  });

  it('is removed by an empty text', async () => {
    const { token } = await addBuyer(ctx);
    for (const nothing of [{}, { displayName: '' }]) {
      await api.call('localuserSetDisplayName', { displayName: 'Amelia' }, { token });
      await api.call('localuserSetDisplayName', nothing, { token });
      expect((await api.call('localuserGet', {}, { token })).displayName).toBeNull();
    }
  });

  it('has one line of at most 32 characters', async () => {
    const { token } = await addBuyer(ctx);
    for (const displayName of ['A\nB', 'a'.repeat(33)])
      expect(await api.refusal('localuserSetDisplayName', { displayName }, { token })).toBe('parameterError');
    expect((await api.call('localuserGet', {}, { token })).displayName).toBeNull();
  });
});
