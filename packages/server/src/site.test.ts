import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listMethods } from './domain/payments/methods.ts';
import { createSandbox } from './domain/payments/sandbox.ts';
import { listChannels } from './domain/wallet/recharges/channels.ts';
import { readPrices, readQuotes } from './domain/wallet/crypto/coins.ts';
import { readWithdrawTerms } from './domain/wallet/withdrawals/withdraw-terms.ts';
import { createSiteInUse } from './domain/settings/site-in-use.ts';
import { readStoredSite, saveSite } from './domain/settings/site-profile.ts';
import { applySite, mallOf, pageOf, readSite, readThemes, UnknownSite } from './site.ts';
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

const PROFILE = {
  name: 'Birch & "Wool"',
  theme: 'harbour',
  country: 'NO',
  company: 'Birch and Wool AS',
  address: 'Bryggen 4, Bergen',
  register: 'NO 998 877 665',
  email: 'hello@mall.example',
};

test.each(STORY_DATABASES)(
  'The desk names the mall, and pages and mails have the name without a restart, on $name',
  async ({ open }) => {
    const database = await open();
    const ctx = openTestContext(database);
    const base = readSite(folder, undefined);
    const site = createSiteInUse(ctx.db, base, readThemes(folder));
    const mall = mallOf(site, () => 'https://mall.example');
    expect([await site.refresh(), mall.name]).toEqual([base, 'openmall']);
    const { revision } = await readStoredSite(ctx.db);
    const change = { ...PROFILE, about: 'Good things.', revision, reason: 'We open.' };
    await expect(saveSite(ctx, { ...change, theme: 'nowhere' }, Object.keys(sites))).rejects.toMatchObject({
      key: 'parameterError',
    });
    await saveSite(ctx, change, Object.keys(sites));
    await expect(saveSite(ctx, change, Object.keys(sites))).rejects.toMatchObject({
      key: 'changedMeanwhile',
    });
    const named = await site.refresh({ isForced: true });
    expect(await site.refresh({ isForced: true })).toBe(named);
    // The coins stay those that the server was started with.
    expect(named).toMatchObject({ key: 'harbour', name: PROFILE.name, coins: ['USDT'] });
    expect(mall.name).toBe(PROFILE.name);
    const page = pageOf('<title>openmall</title><meta name="site" content="openmall" />', named);
    expect(page).toContain('<title>Birch &amp; &quot;Wool&quot;</title><meta name="site" content="harbour"');
    expect(page).toContain('&quot;company&quot;:&quot;Birch and Wool AS&quot;');
    const rows = await ctx.db.selectFrom('desk_act').select(['act', 'subject_id', 'reason']).execute();
    expect(rows).toEqual([{ act: 'writeSetting', subject_id: 'site_profile', reason: 'We open.' }]);
    await database.close();
  },
);
