import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listMethods } from './domain/payments/methods.ts';
import { createSandbox } from './domain/payments/sandbox.ts';
import { listChannels } from './domain/wallet/recharges/channels.ts';
import { readPrices, readQuotes } from './domain/wallet/crypto/coins.ts';
import { readWithdrawTerms } from './domain/wallet/withdrawals/withdraw-terms.ts';
import { keepToSite, pageOf, readSite, UnknownSite } from './site.ts';
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

test('A server is the house unless it is told to be another site', () => {
  expect(readSite(folder, undefined)).toMatchObject({ key: 'openmall', coins: ['USDT'] });
  expect(readSite(folder, 'harbour')).toEqual({ key: 'harbour', ...sites.harbour });
  expect(() => readSite(folder, 'nowhere')).toThrow('the themes are openmall, harbour');
});

test('Without a built store a server is no site, and says so where one was asked for', () => {
  expect(readSite(join(folder, 'none'), undefined)).toBeUndefined();
  expect(() => readSite(join(folder, 'none'), 'harbour')).toThrow(UnknownSite);
});

test('The page names the site and its shop', () => {
  const html = '<title>openmall</title><meta name="site" content="openmall" />';
  expect(pageOf(html, { key: 'harbour', ...sites.harbour })).toBe(
    '<title>Harbour</title><meta name="site" content="harbour" />',
  );
  expect(pageOf(html, { key: 'openmall', ...sites.openmall })).toBe(html);
});

test.each(STORY_DATABASES)(
  'A mall deals in the coins of its site and in no others, on $name',
  async ({ open }) => {
    const database = await open();
    const base = openTestContext(database);
    const mall = { ...base, payments: createSandbox(base, 'a secret of the tests') };
    const coins = async () => Object.keys(await readPrices(mall.db));
    const methods = async () =>
      (await listMethods(mall, {})).filter(({ closedBecause }) => !closedBecause).map(({ code }) => code);
    await openChannels(mall);
    expect(await coins()).toEqual(['USDT', 'USDC', 'ETH']);
    await keepToSite(mall.db, { key: 'harbour', ...sites.harbour });
    await keepToSite(mall.db, { key: 'harbour', ...sites.harbour });
    expect(await coins()).toEqual(['USDT', 'USDC']);
    expect((await listChannels(mall.db)).map(({ coin }) => coin)).toEqual(['USDT']);
    expect((await readWithdrawTerms(mall.db)).channels).toEqual(['USDT', 'USDC', 'bank']);
    expect(await methods()).toEqual(['balance', 'crypto']);
    await keepToSite(mall.db, { key: 'openmall', ...sites.openmall });
    expect([await coins(), await methods()]).toEqual([['USDT'], ['balance', 'card']]);
    // What a coin is worth is told all the same: the contract names it.
    expect(Object.keys(await readQuotes(mall.db))).toEqual(['USDT', 'USDC', 'ETH']);
    await database.close();
  },
);
