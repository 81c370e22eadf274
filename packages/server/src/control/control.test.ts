import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { checkInvariants } from '../domain/ledger/invariants.ts';
import { createApp } from '../http/app/create-app.ts';
import { assertControllable } from '../open-control.ts';
import { callOk } from '../test-support/http/call.ts';
import { controlRequest, CONTROL_SECRET } from '../test-support/http/control-caller.ts';
import { type ControlledMall, openControlledMall } from '../test-support/fixtures/controlled-mall.ts';
import { DATABASES } from '../test-support/database/databases.ts';
import { PASSWORD } from '../test-support/fixtures/test-context.ts';
import { controlIds } from './contract.ts';
import { markTestDatabase } from './reset.ts';

const ACCOUNT = { username: 'demo@openmall.example' };

describe('The settings of the control API', () => {
  it.each([
    [{}, undefined],
    [{ host: '0.0.0.0' }, undefined],
    [{ controlSecret: CONTROL_SECRET }, undefined],
    [{ controlSecret: CONTROL_SECRET, host: '::1' }, undefined],
    [{ controlSecret: CONTROL_SECRET, host: '0.0.0.0' }, 'HOST must be 127.0.0.1'],
    [{ controlSecret: CONTROL_SECRET, host: '127.0.0.1.example.com' }, 'HOST must be 127.0.0.1'],
    [{ controlSecret: CONTROL_SECRET, host: 'mall.example' }, 'HOST must be 127.0.0.1'],
    [{ controlSecret: 'short' }, 'at least 16 characters'],
  ])('starting with %j', (options, refusal) => {
    if (refusal === undefined) expect(assertControllable(options)).toBe(options);
    else expect(() => assertControllable(options)).toThrow(refusal);
  });
});

describe.each(DATABASES)('The control contract on $name', ({ open }) => {
  let database: OpenDatabase;
  let mall: ControlledMall;
  beforeAll(async () => {
    database = await open();
    mall = await openControlledMall(database);
    await mall.control.call('reset', { body: { catalogue: 'small' } });
  });
  afterAll(() => database.close());

  it('answers 404 on a server without control', async () => {
    const app = createApp({ ctx: mall.ctx });
    for (const id of controlIds) {
      const response = await app.fetch(controlRequest(id, {}));
      expect([id, response.status, await response.text()]).toEqual([id, 404, 'Not found']);
    }
  });

  it('checks the secret first', async () => {
    for (const id of controlIds)
      for (const secret of [
        '',
        'another-secret-of-some-length',
        `${CONTROL_SECRET}x`,
        CONTROL_SECRET.slice(1),
      ])
        expect([id, await mall.control.refusal(id, {}, secret)]).toEqual([id, '401 noPermission']);
    const nowhere = new Request('http://mall.test/control/nowhere');
    expect((await mall.app.fetch(nowhere)).status).toBe(401);
  });

  it('rejects bodies that the contract does not describe, and changes nothing', async () => {
    const { refusal, call } = mall.control;
    const before = await call('readAccount', { params: ACCOUNT });
    for (const body of [
      undefined,
      {},
      [],
      'x',
      { amount: 5 },
      { amount: '-5' },
      { amount: '0' },
      { amount: '0.0' },
    ])
      expect(await refusal('credit', { params: ACCOUNT, body })).toBe('400 parameterError');
    expect(await refusal('credit', { params: ACCOUNT, body: { amount: '5', to: 'me' } })).toBe(
      '400 parameterError',
    );
    expect(await refusal('advanceClock', { body: { by: { ms: -1 } } })).toBe('400 parameterError');
    const blank = { decision: 'refuse', reason: ' \n ' };
    expect(await refusal('decideLoan', { params: { loanId: 'x' }, body: blank })).toBe('400 parameterError');
    expect(await refusal('writeAsAgent', { params: ACCOUNT, body: { text: ' ' } })).toBe(
      '400 parameterError',
    );
    expect(await refusal('runTimedWork', { body: { now: true } })).toBe('400 parameterError');
    expect(await refusal('readOutbox')).toBe('400 parameterError');
    expect(await refusal('decideLoan', { params: { loanId: 'x' }, body: { decision: 'refuse' } })).toBe(
      '400 parameterError',
    );
    expect(await call('readAccount', { params: ACCOUNT })).toEqual(before);
    const wrongMethod = controlRequest('readClock', {});
    const put = new Request(wrongMethod.url, { method: 'PUT', headers: wrongMethod.headers });
    const answer = await mall.app.fetch(put);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET']);
  });

  it('answers 404 for unknown records', async () => {
    const { refusal } = mall.control;
    const approve = { decision: 'approve' };
    const unknownUser = { username: 'nobody@example.com' };
    expect(await refusal('confirmOrder', { params: { orderId: 'o_x' } })).toBe('404 orderNotFound');
    expect(await refusal('decideLoan', { params: { loanId: 'x' }, body: approve })).toBe('404 loanNotFound');
    expect(await refusal('decideRecharge', { params: { recordId: 'x' }, body: approve })).toBe(
      '404 recordNotFound',
    );
    expect(await refusal('decideWithdrawal', { params: { recordId: 'x' }, body: approve })).toBe(
      '404 recordNotFound',
    );
    expect(await refusal('credit', { params: unknownUser, body: { amount: '5' } })).toBe('404 userNotFound');
    expect(await refusal('setStock', { params: { skuId: 'x' }, body: { onHand: 1 } })).toBe(
      '404 skuNotFound',
    );
    expect(await refusal('setShelf', { params: { goodsId: 'x' }, body: { isOnShelf: true } })).toBe(
      '404 goodsNotFound',
    );
    expect(await refusal('readSlider', { params: { challengeId: 'x' } })).toBe('404 recordNotFound');
    expect(await refusal('settlePayment', { params: { reference: 'x' }, body: { outcome: 'paid' } })).toBe(
      '404 recordNotFound',
    );
  });

  it('moves the clock forward only', async () => {
    const { call } = mall.control;
    const before = await call('readClock');
    const after = await call('advanceClock', { body: { by: { ms: 180_000 } } });
    expect(after.aheadMs - before.aheadMs).toBe(180_000);
    const next = await call('advanceClock', { body: { by: 'nextDay' } });
    // The day of the mall begins at midnight in UTC+8.
    expect(next.now).toMatch(/T16:00:00/);
    expect(next.epochMs).toBeGreaterThan(after.epochMs);
  });

  it('credits test money, which the ledger keeps apart from deposits', async () => {
    const { call } = mall.control;
    const { balance } = await call('credit', { params: ACCOUNT, body: { amount: '0.0000000001' } });
    expect(balance).toBe('5000.0000000001');
    const { accountId } = await call('readAccount', { params: ACCOUNT });
    expect(await call('readHistory', { params: { subject: accountId } })).toMatchObject({
      acts: [{ role: 'operator', actor: 'control', act: 'giveTestMoney', reason: '0.0000000001' }],
    });
    expect(await checkInvariants(mall.ctx.db)).toEqual([]);
  });

  it('changes settings immediately, validates their type, and restores them', async () => {
    const { call, refusal } = mall.control;
    const params = { code: 'withdraw_amount_min' };
    expect(await call('writeSetting', { params, body: { value: '77' } })).toEqual({
      code: 'withdraw_amount_min',
      value: '77',
    });
    const open = await callOk(mall.app, 'sysparaGetSyspara', { code: 'withdraw_amount_min' });
    expect(open).toMatchObject({ withdraw_amount_min: '77' });
    expect(await refusal('writeSetting', { params, body: { value: 'much' } })).toBe('400 parameterError');
    expect(await refusal('writeSetting', { params: { code: 'coin_prices' }, body: { value: '{' } })).toBe(
      '400 parameterError',
    );
    expect(
      await refusal('writeSetting', { params: { code: 'opened_for_tests' }, body: { value: 'no' } }),
    ).toBe('404 recordNotFound');
    const fixed = { params: { code: 'withdraw_fee' }, body: { value: '{"type":"fixed","fee":"2"}' } };
    expect(await refusal('writeSetting', fixed)).toBe('400 parameterError');
    expect(await call('writeSetting', { params, body: { value: null } })).toMatchObject({ value: '10' });
  });

  it('resets the mall to the same state each time', async () => {
    const { call, refusal } = mall.control;
    const list = () => callOk(mall.app, 'sellerGoodsList', { pageSize: 50 });
    const first = await list();
    const username = 'newcomer@example.com';
    await callOk(mall.app, 'localuserRegisterNoVerifcode', {
      username,
      password: PASSWORD,
      re_password: PASSWORD,
      type: 2,
    });
    await call('credit', { params: { username }, body: { amount: '5' } });
    expect(await call('reset', { body: { catalogue: 'small' } })).toEqual({
      catalogue: 'small',
      stores: 5,
      goods: 50,
    });
    expect(await refusal('readAccount', { params: { username } })).toBe('404 userNotFound');
    expect((await list()).pageList.map(({ id }) => id)).toEqual(first.pageList.map(({ id }) => id));
    expect((await call('readClock')).aheadMs).toBe(0);
    expect(await checkInvariants(mall.ctx.db)).toEqual([]);
    expect(await call('reset', { body: { catalogue: 'empty' } })).toEqual({
      catalogue: 'empty',
      stores: 0,
      goods: 0,
    });
    await call('reset', { body: { catalogue: 'small' } });
  });

  it('never opens on a database with accounts', async () => {
    await expect(markTestDatabase(mall.ctx)).resolves.toBe(false);
    await mall.ctx.db.deleteFrom('setting').where('code', '=', 'opened_for_tests').execute();
    await expect(markTestDatabase(mall.ctx)).rejects.toThrow('was not opened for tests');
  });
});
