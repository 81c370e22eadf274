/** What the desk decides about where buyers' money goes: recharge channels, coins and payment methods. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { createSandbox } from '../../domain/payments/sandbox.ts';
import { ONE_DATABASE } from '../../test-support/database/databases.ts';
import { addOwner, addStaff, codeOf, type TestStaff } from '../../test-support/fixtures/staff.ts';
import {
  addBuyer,
  type Buyer,
  openTestContext,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { OWN_ADDRESS, setSetting } from '../../test-support/fixtures/wallet.ts';
import { callOk } from '../../test-support/http/call.ts';
import { callOffice, refusalOf } from '../../test-support/http/office-caller.ts';
import { type App, createApp } from '../app/create-app.ts';

const OTHER_ADDRESS = 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL';
const ETHER_ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';
const REASON = 'The old wallet is full.';
const draft = {
  coin: 'USDT',
  blockchain: 'TRC20',
  address: OWN_ADDRESS,
  minimum: '10',
  maximum: '5000',
  isOpen: true,
  position: 1,
  reason: REASON,
} as const;

describe.each([ONE_DATABASE])('Channels and methods of the desk on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  let owner: TestStaff;
  let second: TestStaff;
  let buyer: Buyer;
  beforeAll(async () => {
    database = await open();
    const opened = openTestContext(database, '100');
    ctx = { ...opened, payments: createSandbox(opened, 'a secret of the tests') };
    app = createApp({ ctx });
    owner = await addOwner(ctx, app);
    second = await addStaff(ctx, app, ['money:see', 'settings:write']);
    buyer = await addBuyer(ctx);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await ctx.db.deleteFrom('recharge_channel_change').execute();
    await ctx.db.deleteFrom('recharge_channel').execute();
    await setSetting(ctx, 'channel_second_approval', 'false');
    ctx.clock.advance(60_000);
    for (const { token, secret } of [owner, second])
      await callOffice(app, 'deskSessionConfirm', { code: codeOf(ctx, secret) }, token);
  });

  const save = (change: object = {}, { token } = owner) =>
    callOffice(app, 'deskChannelSave', { ...draft, ...change }, token);
  const refused = (change: object, { token } = owner) =>
    refusalOf(app, 'deskChannelSave', { ...draft, ...change }, token);
  const seen = async () =>
    (await callOk(app, 'channelBlockchainList', {}, buyer.token)).map(({ address }) => address);
  const list = ({ token } = owner) => callOffice(app, 'deskChannelList', {}, token);

  it('shows buyers what the desk opens, in its order, and no longer what it closes', async () => {
    const { channelId } = await save({ position: 2 });
    await save({ address: OTHER_ADDRESS, position: 1 });
    await save({ coin: 'USDC', blockchain: 'ERC20', address: ETHER_ADDRESS, position: 1, isOpen: false });
    expect(await seen()).toEqual([OTHER_ADDRESS, OWN_ADDRESS]);
    await save({ channelId, version: 1, position: 2, isOpen: false });
    expect(await seen()).toEqual([OTHER_ADDRESS]);
    const { channels } = await list();
    expect(channels.map(({ address, isOpen }) => [address, isOpen])).toEqual([
      [OTHER_ADDRESS, true],
      [ETHER_ADDRESS, false],
      [OWN_ADDRESS, false],
    ]);
  });

  it.each([
    ['a coin on a network that does not carry it', { coin: 'BTC' }, 'wrongDepositChain'],
    ['an address of another network', { address: ETHER_ADDRESS }, 'addressFormatWrong'],
    ['an address with a letter changed', { address: `${OWN_ADDRESS.slice(0, -1)}u` }, 'addressFormatWrong'],
    ['a minimum of nothing', { minimum: '0' }, 'depositOutsideLimits'],
    ['a maximum below the minimum', { maximum: '9.99' }, 'depositOutsideLimits'],
    ['a channel that is not there', { channelId: 'ch_none', version: 1 }, 'recordNotFound'],
  ])('refuses %s', async (_what, change, key) => {
    expect(await refused(change)).toBe(key);
    expect(await seen()).toEqual([]);
  });

  it('refuses the same address twice, and an edit of what somebody else has changed', async () => {
    const { channelId } = await save();
    expect(await refused({})).toBe('duplicateSubmission');
    await save({ channelId, version: 1, maximum: '6000' });
    expect(await refused({ channelId, version: 1, maximum: '7000' })).toBe('changedMeanwhile');
  });

  it('asks for a fresh second factor', async () => {
    ctx.clock.advance(6 * 60_000);
    expect(await refused({})).toBe('secondFactorNeeded');
  });

  it('keeps what was there before and after in the audit log', async () => {
    const { channelId } = await save();
    await save({ channelId, version: 1, address: OTHER_ADDRESS });
    const { pageList } = await callOffice(app, 'deskAuditList', { subjectId: channelId }, owner.token);
    expect(pageList).toHaveLength(2);
    expect(pageList[0]).toMatchObject({ act: 'saveChannel', actor: 'Ingrid Dahl', reason: REASON });
    expect(JSON.parse(pageList[0]?.before ?? '')).toMatchObject({ address: OWN_ADDRESS, isOpen: true });
    expect(JSON.parse(pageList[0]?.after ?? '')).toMatchObject({ address: OTHER_ADDRESS });
  });

  describe('with a second person', () => {
    beforeEach(() => setSetting(ctx, 'channel_second_approval', 'true'));
    const decide = (changeId: string, decision: 'grant' | 'refuse', { token }: TestStaff) =>
      refusalOf(app, 'deskChannelDecide', { changeId, decision }, token);
    const changeOf = async (person = second) => (await list(person)).channels[0]?.change;

    it('opens a new channel only after somebody else has granted it', async () => {
      expect(await save()).toMatchObject({ isPending: true });
      expect(await seen()).toEqual([]);
      const own = await changeOf(owner);
      expect(own).toMatchObject({ address: OWN_ADDRESS, isOwn: true, reason: REASON });
      expect(await decide(own?.id ?? '', 'grant', owner)).toBe('sameApprover');
      expect(await decide(own?.id ?? '', 'grant', second)).toBe('ok');
      expect(await decide(own?.id ?? '', 'grant', second)).toBe('duplicateSubmission');
      expect(await seen()).toEqual([OWN_ADDRESS]);
    });

    it('keeps the old address until then, while limits change at once', async () => {
      await setSetting(ctx, 'channel_second_approval', 'false');
      const { channelId } = await save();
      await setSetting(ctx, 'channel_second_approval', 'true');
      await save({ channelId, version: 1, address: OTHER_ADDRESS, maximum: '7000' });
      expect(await seen()).toEqual([OWN_ADDRESS]);
      expect((await list()).channels[0]).toMatchObject({ address: OWN_ADDRESS, maximum: '7000' });
      expect(await save({ channelId, version: 2, maximum: '8000' })).toMatchObject({ isPending: false });
      expect(await changeOf()).toBeNull();
      expect(await seen()).toEqual([OWN_ADDRESS]);
    });

    it('lets the person who asked take it back, and somebody else refuse it', async () => {
      await save();
      expect(await decide((await changeOf())?.id ?? '', 'refuse', owner)).toBe('ok');
      const [channel] = (await list()).channels;
      await save({ channelId: channel?.id, version: channel?.version });
      expect(await decide((await changeOf())?.id ?? '', 'refuse', second)).toBe('ok');
      expect(await changeOf()).toBeNull();
      expect(await seen()).toEqual([]);
    });

    it('is asked for by the database as well', async () => {
      await save();
      const granted = sql`update recharge_channel_change set decision = 'granted', decided_by = requested_by, decided_at = now()`;
      await expect(granted.execute(ctx.db)).rejects.toThrow(/check/);
    });
  });

  it('shows channels of a coin once it has a price', async () => {
    await save({ coin: 'ETH', blockchain: 'ERC20', address: ETHER_ADDRESS });
    expect(await seen()).toEqual([]);
    await callOffice(app, 'deskChannelPrice', { coin: 'ETH', price: '3412.55', reason: REASON }, owner.token);
    expect(await seen()).toEqual([ETHER_ADDRESS]);
    expect((await list()).coins.find(({ coin }) => coin === 'ETH')).toMatchObject({ price: '3412.55' });
    const none = { coin: 'ETH', price: '0', reason: REASON };
    expect(await refusalOf(app, 'deskChannelPrice', none, owner.token)).toBe('parameterError');
    await callOffice(app, 'deskChannelPrice', { coin: 'ETH', reason: REASON }, owner.token);
    expect(await seen()).toEqual([]);
  });

  const methods = async () => callOffice(app, 'deskMethodList', {}, owner.token);
  const offered = async (countryId: number) => {
    const { methods: all } = await callOk(app, 'paymentMethods', { countryId }, buyer.token);
    return all.filter(({ available }) => available === 1).map(({ code, feeRatio }) => [code, feeRatio]);
  };

  it('offers buyers the methods that the desk opens in their country, in its order, for its fee', async () => {
    const change = async (input: object) => {
      const { revision } = await methods();
      const standard = { revision, isOpen: true, countries: '*', fee: '0', position: 1, reason: REASON };
      await callOffice(app, 'deskMethodSave', { ...standard, ...input } as never, owner.token);
    };
    await change({ code: 'crypto', position: 0 });
    await change({ code: 'card', countries: 'NO,DE', fee: '0.015', position: 1 });
    await change({ code: 'ewallet', isOpen: false, position: 2 });
    expect(await offered(578)).toEqual([
      ['balance', 0],
      ['crypto', 0],
      ['card', 0.015],
    ]);
    expect(await offered(840)).toEqual([
      ['balance', 0],
      ['crypto', 0],
    ]);
    const { revision, methods: all, provider } = await methods();
    expect(provider).toBe('sandbox');
    expect(all.find(({ code }) => code === 'card')).toMatchObject({ countries: 'NO,DE', fee: '0.015' });
    const stale = {
      code: 'card',
      revision: '0'.repeat(16),
      isOpen: true,
      countries: '*',
      fee: '0',
      position: 0,
      reason: REASON,
    };
    expect(await refusalOf(app, 'deskMethodSave', stale, owner.token)).toBe('changedMeanwhile');
    const nowhere = { ...stale, revision, countries: 'QQ' };
    expect(await refusalOf(app, 'deskMethodSave', nowhere, owner.token)).toBe('parameterError');
  });

  it('reads countries that the form of the setting wrote as a text', async () => {
    await setSetting(ctx, 'payment_methods', '{"card":{"countries":"NO, DE","fee":"0.02"}}');
    expect(await offered(276)).toContainEqual(['card', 0.02]);
    expect(await offered(840)).not.toContainEqual(['card', 0.02]);
  });

  it('adds, changes and removes products of third parties', async () => {
    const change = async (input: object) => {
      const { revision } = await methods();
      const bank = {
        productType: 'Bank',
        bankCode: 'bdo',
        minimum: 10,
        maximum: 500,
        currency: 'PHP',
        isOpen: true,
      };
      return refusalOf(
        app,
        'deskMethodSaveProduct',
        { ...bank, revision, reason: REASON, ...input },
        owner.token,
      );
    };
    expect(await change({})).toBe('ok');
    expect(await change({ bankCode: 'bpi', currency: 'USD' })).toBe('ok');
    expect(await change({ maximum: 900 })).toBe('ok');
    expect(await change({ maximum: 9 })).toBe('depositOutsideLimits');
    expect((await methods()).products).toMatchObject([
      { bankCode: 'bdo', maximum: 900, currency: 'PHP' },
      { bankCode: 'bpi', currency: 'USD' },
    ]);
    expect(await change({ isOpen: false })).toBe('ok');
    expect(await change({ isOpen: false })).toBe('recordNotFound');
    expect((await methods()).products).toMatchObject([{ bankCode: 'bpi' }]);
  });
});
