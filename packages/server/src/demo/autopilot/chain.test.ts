import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { checkInvariants } from '../../domain/ledger/invariants.ts';
import { bindAddress } from '../../domain/wallet/withdrawals/withdraw-address.ts';
import { createApp, type App } from '../../http/app/create-app.ts';
import { callOk } from '../../test-support/http/call.ts';
import { DATABASES } from '../../test-support/database/databases.ts';
import {
  addBuyer,
  FUND_PASSWORD,
  openTestContext,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import {
  addProof,
  addVerifications,
  authenticatorCode,
  openChannels,
  OWN_ADDRESS,
  TRC20,
} from '../../test-support/fixtures/wallet.ts';
import { playChain } from './chain.ts';

const STEP_MS = 6_000;

describe.each(DATABASES)('The simulated blockchain of the demo on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    app = createApp({ ctx });
    await openChannels(ctx);
  });
  afterAll(() => database.close());

  it('confirms a recharge and pays out a withdrawal after the delay', async () => {
    const { id, token } = await addBuyer(ctx);
    await addVerifications(ctx, id);
    await bindAddress(ctx, id, { coin: 'USDT', chain: 'TRC20', address: OWN_ADDRESS });
    const recharge = await callOk(app, 'rechargeBlockchainRechargeOpen', {}, token);
    await callOk(
      app,
      'rechargeBlockchainRecharge',
      {
        session_token: recharge.session_token,
        coin: TRC20.coin,
        blockchain_name: TRC20.chain,
        channel_address: TRC20.address,
        amount: '250',
        img: await addProof(ctx, id),
      },
      token,
    );
    const { session_token } = await callOk(app, 'withdrawWithdrawOpen', {}, token);
    const form = {
      session_token,
      safeword: FUND_PASSWORD,
      amount: '100',
      channel: 'USDT',
      authenticatorCode: await authenticatorCode(ctx, id),
    } as const;
    await callOk(app, 'withdrawApply', form, token);

    expect(await playChain(ctx, STEP_MS)).toBe(0);
    ctx.clock.advance(STEP_MS);
    expect(await playChain(ctx, STEP_MS)).toBe(2);
    expect(await playChain(ctx, STEP_MS)).toBe(0);
    expect((await callOk(app, 'walletGetUsdt', {}, token)).money).toBe(5150);
    const { elements } = await callOk(app, 'withdrawList', {}, token);
    expect(elements).toMatchObject([
      { state: 1, to: OWN_ADDRESS, tx: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });
});
