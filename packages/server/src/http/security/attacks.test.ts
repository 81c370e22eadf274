import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseClock } from '../../db/clock.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { openDatabase } from '../../db/open-database.ts';
import { checkInvariants } from '../../domain/ledger/invariants.ts';
import { listSuspended } from '../../domain/ledger/suspense.ts';
import { writeSetting } from '../../domain/settings/settings.ts';
import { readBalance } from '../../domain/wallet/balance.ts';
import { createPostgresDatabase, POSTGRES_URL } from '../../test-support/database/databases.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  FUND_PASSWORD,
  openTestContext,
  PASSWORD,
  TEST_KEYS,
} from '../../test-support/fixtures/test-context.ts';
import { OWN_ADDRESS, setSetting } from '../../test-support/fixtures/wallet.ts';
import { callApi, callOk, callRaw } from '../../test-support/http/call.ts';
import { sentCode } from '../../test-support/http/sent-code.ts';
import { startProcessOk, type ServerProcess } from '../../test-support/servers/server-process.ts';
import { eventBody, signatureOf } from '../../test-support/stripe/stripe-message.ts';
import { StripeStandIn } from '../../test-support/stripe/stripe-stand-in.ts';
import type { AppContext } from '../../context.ts';
import type { App } from '../app/create-app.ts';

const KEY = 'sk_test_ofTheTests';
const WEBHOOK = 'whsec_ofTheTests';
const OWNERS_PASSWORD = 'Other-99';
const FUND = { safeword: '246802', re_safeword: '246802' };
const PAYOUT = { coin: 'USDT', blockchain_name: 'TRC20', channel_address: OWN_ADDRESS } as const;
/** By the default limits an address may log in this often within a minute. */
const MAX_LOGINS = 120;
const ATTEMPTS = 160;
const MORE = 20;

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Attacks that once succeeded, over HTTP on two servers in production mode with their default limits. */
describe.runIf(POSTGRES_URL)('A mall in production that is attacked from outside', () => {
  let folder: string;
  let postgres: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let database: OpenDatabase;
  let ctx: AppContext;
  let stripe: StripeStandIn;
  let servers: readonly ServerProcess[];
  let app: App;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'openmall-attacks-'));
    postgres = await createPostgresDatabase(POSTGRES_URL ?? '');
    database = await openDatabase({ dataFolder: folder, databaseUrl: postgres.url });
    ctx = { ...openTestContext(database, ''), clock: databaseClock };
    await writeSetting(ctx.db, 'slider_required', 'false');
    await setSetting(ctx, 'payment_methods', { card: { countries: '*', fee: '0' } });
    stripe = new StripeStandIn(KEY, () => new Date());
    const env = {
      DATABASE_URL: postgres.url,
      SECRET_KEYS: TEST_KEYS,
      TRUSTED_PROXIES: '127.0.0.1',
      RATE_LIMITS: '',
      PUBLIC_URL: 'https://mall.example',
      STRIPE_SECRET_KEY: KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK,
      STRIPE_API_URL: await stripe.listen(),
    };
    servers = await Promise.all(
      ['a', 'b'].map((name) => startProcessOk({ ...env, OPENMALL_DATA: join(folder, name) })),
    );
    let calls = 0;
    app = {
      fetch: async (request) => {
        const { pathname, search } = new URL(request.url);
        const { method, headers } = request;
        const base = servers[(calls += 1) % servers.length]?.url ?? '';
        const body = method === 'GET' ? null : await request.arrayBuffer();
        return fetch(`${base}${pathname}${search}`, { method, headers, body });
      },
    };
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    expect(await checkInvariants(database.db)).toEqual([]);
    await stripe.close();
    await database.close();
    await postgres.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const register = (username: string) =>
    callOk(app, 'localuserRegisterNoVerifcode', {
      username,
      type: 2,
      password: PASSWORD,
      re_password: PASSWORD,
    });
  const shown = (secret: string) =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() });

  it('gives nothing to a stranger who registered the address of somebody else before', async () => {
    const email = 'owner@example.com';
    const thief = (await register(email)).token;
    await callOk(app, 'userSetSafewordReg', FUND, thief);
    await callOk(app, 'userBindWithdrawAddress', PAYOUT, thief);
    const { secret } = await callOk(app, 'googleAuthGet', {}, thief);
    await callOk(app, 'googleAuthBind', { code: shown(secret) }, thief);

    await callOk(app, 'idcodeExecute', { target: email, purpose: 'resetPassword' });
    const passwords = { password: OWNERS_PASSWORD, re_password: OWNERS_PASSWORD };
    const reset = { username: email, ...passwords };
    const verifcode = await sentCode(ctx, email);
    await callOk(app, 'userResetpsw', { ...reset, verifcode_type: 2, verifcode });
    const owner = (await callOk(app, 'userNewlogin', { username: email, password: OWNERS_PASSWORD })).token;

    expect(await callOk(app, 'localuserGet', {}, owner)).toMatchObject({ safeword: 0, googleverif: false });
    const { existWithdrawAddress } = await callOk(app, 'withdrawWithdrawOpen', {}, owner);
    expect(existWithdrawAddress).toBe('');
    expect(await callApi(app, 'localuserGet', {}, thief)).toEqual({ error: 'sessionExpired' });
    // The thief still has the authenticator that was bound, and the old password.
    for (const verifcode_type of ['2', '3']) {
      const byAuthenticator = { ...reset, verifcode_type, verifcode: shown(secret) };
      expect((await callRaw(app, 'userResetpsw', byAuthenticator)).code).not.toBe('0');
    }
    expect(await callApi(app, 'userNewlogin', { username: email, password: PASSWORD })).toEqual({
      error: 'wrongPassword',
    });
  });

  it('lets a session that was left open set nothing that leads to money', async () => {
    const { token } = await register('careless@example.com');
    const { secret } = await callOk(app, 'googleAuthGet', {}, token);
    await database.db
      .updateTable('token')
      .set({ created_at: sql<Date>`created_at - interval '10 minutes'` })
      .execute();
    const freshProofNeeded = { error: 'freshProofNeeded' };
    expect(await callApi(app, 'userBindWithdrawAddress', PAYOUT, token)).toEqual(freshProofNeeded);
    expect(await callApi(app, 'userSetSafewordReg', FUND, token)).toEqual(freshProofNeeded);
    expect(await callApi(app, 'googleAuthBind', { code: shown(secret) }, token)).toEqual(freshProofNeeded);
  });

  it('keeps money that arrives after its account was closed for review', async () => {
    const { goodsId } = await addGoods(ctx, await addStore(ctx), { price: '100', taxRate: '0' });
    const { id, token, username } = await addBuyer(ctx);
    const { orderList } = await callOk(app, 'orderSubmit', { orderInfo: `${goodsId},-1,1` }, token);
    const orderId = orderList[0]?.orderId ?? '';
    const { paymentId, total } = await callOk(app, 'paymentOpen', { orderId, method: 'card' }, token);
    await callOk(app, 'orderCancel', { orderId, returnReason: 1 }, token);
    await database.db.updateTable('payment').set({ expires_at: databaseClock.now() }).execute();
    const closing = { account: username, reason: 'I leave.', cashPassword: FUND_PASSWORD };
    await vi.waitFor(() => callOk(app, 'userLogoff', closing, token), { timeout: 40_000, interval: 1_000 });

    const body = eventBody('evt_late', 'checkout.session.completed', stripe.pay(paymentId));
    const send = async (secret: string) => {
      const headers = {
        'Content-Type': 'application/json',
        'Stripe-Signature': signatureOf(body, secret, new Date()),
      };
      const request = new Request('http://mall.test/callbacks/payments', { method: 'POST', body, headers });
      return (await app.fetch(request)).status;
    };
    expect(await send('whsec_ofTheThief')).toBe(401);
    expect([await send(WEBHOOK), await send(WEBHOOK)]).toEqual([200, 200]);
    expect(Number(await readBalance(ctx, id))).toBe(0);
    const kept = (await listSuspended(database.db)).filter(({ user_id: owner }) => owner === id);
    expect(kept.map(({ amount }) => Number(amount))).toEqual([total]);
  });

  it('limits the logins of an address, whatever marks and addresses it makes up', async () => {
    const attempt = async (index: number, forwardedFor: string) => {
      const query = new URLSearchParams({ username: `guess${index}@example.com`, password: 'Wrong-42day' });
      const mark = String(index).padStart(43, 'x');
      const response = await app.fetch(
        new Request(`http://mall.test/api/user!newlogin?${query}`, {
          method: 'POST',
          headers: { 'x-forwarded-for': forwardedFor, cookie: `openmall_device=${mark}` },
        }),
      );
      return ((await response.json()) as { readonly key?: string }).key;
    };
    let serial = 0;
    const countAccepted = async (count: number, addressOf: (index: number) => string) => {
      const keys = await Promise.all(
        Array.from({ length: count }, () => attempt((serial += 1), addressOf(serial))),
      );
      return keys.filter((key) => key !== 'frequentOperation').length;
    };
    for (const addressOf of [
      () => '203.0.113.77',
      // What a proxy passes on behind an address that the caller made up.
      (index: number) => `198.51.100.${index % 250}, 203.0.113.78`,
      (index: number) => `no address ${index}`,
    ]) {
      const accepted = await countAccepted(ATTEMPTS, addressOf);
      expect(accepted).toBeGreaterThan(10);
      expect(accepted).toBeLessThanOrEqual(MAX_LOGINS);
      expect(await countAccepted(MORE, addressOf)).toBeLessThan(MORE);
    }
  });
});
