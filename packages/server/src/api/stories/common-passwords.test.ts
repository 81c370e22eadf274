import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import {
  addBuyer,
  openTestContext,
  PASSWORD,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { type ApiCaller, createCaller } from '../../test-support/http/api-caller.ts';
import { sentCode } from '../../test-support/http/sent-code.ts';

const COMMON = ['123456', 'password', 'Passw0rd', 'QWERTY', 'abc123', 'letmein', 'iloveyou'];

describe.each(STORY_DATABASES)('A password that very many people use on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let api: ApiCaller;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    api = createCaller(ctx);
  });
  afterAll(() => database.close());

  const twice = (password: string) => ({ password, re_password: password });

  it.each(COMMON)('is refused at the registration (%s)', async (password) => {
    const account = { username: 'stefan@example.com', type: 2 } as const;
    expect(await api.refusal('localuserRegisterNoVerifcode', { ...account, ...twice(password) })).toBe(
      'passwordTooCommon',
    );
  });

  it('is refused as a new password, and the old one stays', async () => {
    const { username, token } = await addBuyer(ctx);
    const change = { old_password: PASSWORD, ...twice('password') };
    expect(await api.refusal('userUpdateOldAndNewPsw', change, { token })).toBe('passwordTooCommon');
    expect(await api.refusal('userNewlogin', { username, password: PASSWORD })).toBe('ok');
  });

  it('is refused at a reset, whose code is good for the next one', async () => {
    const { username } = await addBuyer(ctx);
    await api.call('idcodeExecute', { target: username, purpose: 'resetPassword' });
    const reset = { username, verifcode_type: 2, verifcode: await sentCode(ctx, username) } as const;
    expect(await api.refusal('userResetpsw', { ...reset, ...twice('sunshine') })).toBe('passwordTooCommon');
    expect(await api.refusal('userResetpsw', { ...reset, ...twice('Rainy-17day') })).toBe('ok');
  });
});
