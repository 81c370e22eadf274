import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listMethods } from './domain/payments/methods.ts';
import { createSandbox } from './domain/payments/sandbox.ts';
import { listChannels } from './domain/wallet/recharges/channels.ts';
import { readPrices, readQuotes } from './domain/wallet/crypto/coins.ts';
import { readWithdrawTerms } from './domain/wallet/withdrawals/withdraw-terms.ts';
import { applySite, pageOf, readSite, UnknownSite } from './site.ts';
import { STORY_DATABASES } from './test-support/database/databases.ts';
import { openTestContext } from './test-support/fixtures/test-context.ts';
import { openChannels } from './test-support/fixtures/wallet.ts';

const folder = mkdtempSync(join(tmpdir(), 'openmall-site-'));
const sites = {
  openmall: { name: 'openmall', coins: ['USDT'], methods: ['card'] },
  harbour: { name: 'Harbour', coins: ['USDT', 'USDC'], methods: ['crypto'] },
};
writeFileSync(join(folder, 'sites.json'), JSON.stringify(sites));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('A server uses the openmall theme unless OPENMALL_SITE names another', () => {
  expect(readSite(folder, undefined)).toMatchObject({ key: 'openmall', coins: ['USDT'] });
  expect(readSite(folder, 'harbour')).toEqual({ key: 'harbour', ...sites.harbour });
  expect(() => readSite(folder, 'nowhere')).toThrow('the themes are openmall, harbour');
});

test('Without a built store there is no site, and naming one is an error', () => {
  expect(readSite(join(folder, 'none'), undefined)).toBeUndefined();
  expect(() => readSite(join(folder, 'none'), 'harbour')).toThrow(UnknownSite);
});

test('The page carries the name of its site', () => {
  const html = '<title>openmall</title><meta name="site" content="openmall" />';
  expect(pageOf(html, { key: 'harbour', ...sites.harbour })).toBe(
    '<title>Harbour</title><meta name="site" content="harbour" />',
  );
  expect(pageOf(html, { key: 'openmall', ...sites.openmall })).toBe(html);
});

test.each(STORY_DATABASES)(
  'A ctx accepts only the coins and payment methods of its site, on $name',
  async ({ open }) => {
    const database = await open();
    const base = openTestContext(database);
    const ctx = { ...base, payments: createSandbox(base, 'a secret of the tests') };
    const coins = async () => Object.keys(await readPrices(ctx.db));
    const methods = async () =>
      (await listMethods(ctx, {})).filter(({ closedBecause }) => !closedBecause).map(({ code }) => code);
    await openChannels(ctx);
    expect(await coins()).toEqual(['USDT', 'USDC', 'ETH']);
    await applySite(ctx.db, { key: 'harbour', ...sites.harbour });
    await applySite(ctx.db, { key: 'harbour', ...sites.harbour });
    expect(await coins()).toEqual(['USDT', 'USDC']);
    expect((await listChannels(ctx.db)).map(({ coin }) => coin)).toEqual(['USDT']);
    expect((await readWithdrawTerms(ctx.db)).channels).toEqual(['USDT', 'USDC', 'bank']);
    expect(await methods()).toEqual(['balance', 'crypto']);
    await applySite(ctx.db, { key: 'openmall', ...sites.openmall });
    expect([await coins(), await methods()]).toEqual([['USDT'], ['balance', 'card']]);
    // The contract still lists quotes of all coins.
    expect(Object.keys(await readQuotes(ctx.db))).toEqual(['USDT', 'USDC', 'ETH']);
    await database.close();
  },
);
