import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { login } from '../../domain/accounts/login.ts';
import { sweepSecurityEvents } from '../../domain/accounts/security-events.ts';
import { releaseAddress } from '../../domain/wallet/withdrawals/release-address.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import {
  addBuyer,
  type Buyer,
  openTestContext,
  PASSWORD,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { type ApiCaller, createCaller } from '../../test-support/http/api-caller.ts';
import { sentCode } from '../../test-support/http/sent-code.ts';

const NEW_PASSWORD = 'Rainy-17day';
const DAY = 86_400_000;

describe.each(STORY_DATABASES)('What happened to an account on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let api: ApiCaller;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    api = createCaller(ctx);
  });
  afterAll(() => database.close());

  const events = ({ token }: Pick<Buyer, 'token'>) => api.call('localuserSecurityEvents', {}, { token });
  const kinds = async (buyer: Pick<Buyer, 'token'>) => (await events(buyer)).map(({ kind }) => kind);

  it('is nothing for a new account', async () => {
    expect(await events(await addBuyer(ctx))).toEqual([]);
  });

  it('is listed for its owner, the latest first, with the browser', async () => {
    const buyer = await addBuyer(ctx);
    const { username } = buyer;
    const { token } = await api.call('userNewlogin', { username, password: PASSWORD });
    const change = { old_password: PASSWORD, password: NEW_PASSWORD, re_password: NEW_PASSWORD };
    await api.call('userUpdateOldAndNewPsw', change, { token });
    const listed = await events({ token });
    expect(listed.map(({ kind }) => kind)).toEqual(['passwordChanged', 'newDevice']);
    expect(listed.every(({ createTime }) => createTime.startsWith('2026-03-14'))).toBe(true);
    expect(JSON.stringify(listed)).not.toContain(username);
    expect(await kinds(await addBuyer(ctx))).toEqual([]);
  });

  it('contains the PIN, an address, ended sessions, and what the mall did without a browser', async () => {
    const buyer = await addBuyer(ctx);
    const { token, id, username } = buyer;
    const safeword = '864209';
    await api.call(
      'userUpdateOldAndNewSafeword',
      { old_safeword: '135790', safeword, re_safeword: safeword },
      { token },
    );
    await login(ctx, username, PASSWORD);
    await api.call('localuserEndSessions', {}, { token });
    // Nothing is left to end.
    await api.call('localuserEndSessions', {}, { token });
    const target = `other.${username}`;
    await api.call('idcodeExecute', { target, purpose: 'bind' } as never, { token });
    const verifcode = await sentCode(ctx, target);
    await api.call('localuserBindEmailOrPhone', { target, verifcode, password: PASSWORD } as never, {
      token,
    });
    await ctx.db
      .insertInto('withdraw_address')
      .values({
        user_id: id,
        coin: 'USDT',
        blockchain_name: 'TRC20',
        address: 'T1',
        bound_at: ctx.clock.now(),
      })
      .execute();
    const desk = { ...ctx, actor: { name: 'Desk', kind: 'system' } } as const;
    await releaseAddress(desk, id, 'The owner asked for it by phone.');
    expect(await kinds(buyer)).toEqual([
      'withdrawAddressRemoved',
      'emailSet',
      'sessionsEnded',
      'newDevice',
      'fundPasswordChanged',
    ]);
    expect((await events(buyer))[0]).toMatchObject({ browser: null, system: null });
  });

  it('is forgotten after a year, and when the account is closed', async () => {
    const buyer = await addBuyer(ctx);
    await login(ctx, buyer.username, PASSWORD);
    await ctx.db
      .updateTable('security_event')
      .set({ at: new Date(ctx.clock.at().getTime() - 366 * DAY) })
      .where('user_id', '=', buyer.id)
      .execute();
    await login(ctx, buyer.username, PASSWORD);
    await sweepSecurityEvents(ctx);
    expect(await kinds(buyer)).toEqual(['newDevice']);
  });

  it('is no more than a visitor may see', async () => {
    expect(await api.refusal('localuserSecurityEvents', {})).toBe('notLoggedIn');
  });
});
