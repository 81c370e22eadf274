import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTime } from '../../db/clock.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { parseSecretKeys, readKeyFile } from '../../storage/secret-keys.ts';
import { DATABASES } from '../../test-support/database/databases.ts';
import { addBuyer, openTestContext, type TestContext } from '../../test-support/fixtures/test-context.ts';
import { bindAuthenticator, drawAuthenticator, unbindAuthenticator } from './authenticator.ts';
import { hashSecret } from './one-time-secret.ts';
import { compareKeys } from './keys/compare-keys.ts';
import { resealAuthenticators } from './keys/reseal.ts';
import { createVault } from './vault.ts';

const key = (id: string, byte: number) => ({ id, key: new Uint8Array(32).fill(byte) });
const [OLD, NEW] = [key('k1', 1), key('k2', 2)];

describe('A vault', () => {
  const vault = createVault(() => [OLD]);

  it('opens what it sealed, for the same owner only', () => {
    const sealed = vault.seal('JBSWY3DPEHPK3PXP', 'u_1');
    expect(sealed).not.toContain('JBSWY');
    expect(vault.seal('JBSWY3DPEHPK3PXP', 'u_1')).not.toBe(sealed);
    expect(vault.open(sealed, 'u_1')).toBe('JBSWY3DPEHPK3PXP');
    expect(() => vault.open(sealed, 'u_2')).toThrow();
  });

  it('opens nothing that was altered, truncated or sealed with another key', () => {
    const sealed = vault.seal('JBSWY3DPEHPK3PXP', 'u_1');
    const [id = '', iv = '', text = '', tag = ''] = sealed.split('.');
    const flipped = text.startsWith('A') ? `B${text.slice(1)}` : `A${text.slice(1)}`;
    for (const wrong of [
      [id, iv, flipped, tag],
      [id, iv, text, tag.slice(0, 6)],
      [id, iv, text, ''],
      [id, '', text, tag],
    ])
      expect(() => vault.open(wrong.join('.'), 'u_1')).toThrow();
    expect(() => createVault(() => [NEW]).open(sealed, 'u_1')).toThrow('"k1"');
    expect(() => createVault(() => [key('k1', 3)]).open(sealed, 'u_1')).toThrow();
  });
});

describe('The keys', () => {
  it('are read from a list that errors never reveal', () => {
    const text = Buffer.alloc(32, 5).toString('base64url');
    expect(parseSecretKeys(`k2:${text},k1:${text}\n`).map(({ id }) => id)).toEqual(['k2', 'k1']);
    for (const wrong of ['', 'k1', `k1:${text.slice(1)}`, `k1:${text},k1:${text}`, `:${text}`]) {
      const complaint = () => parseSecretKeys(wrong);
      expect(complaint).toThrow('SECRET_KEYS');
      expect(complaint).not.toThrow(text.slice(5));
    }
  });

  it('are created once in the data folder, readable by its owner only', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'openmall-keys-'));
    const made = readKeyFile(join(folder, 'data'));
    expect(readKeyFile(join(folder, 'data'))).toEqual(made);
    const file = join(folder, 'data', 'secret-keys');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, 'utf8')).toMatch(/^k[0-9a-f]{8}:[\w-]{43}\n$/);
    await rm(folder, { recursive: true });
  });
});

describe.each(DATABASES)('An authenticator at rest on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  beforeAll(async () => {
    database = await open();
    ctx = { ...openTestContext(database), vault: createVault(() => [OLD]) };
  });
  afterAll(() => database.close());

  const withKeys = (...[first, ...rest]: readonly [typeof OLD, ...(typeof OLD)[]]): TestContext => ({
    ...ctx,
    vault: createVault(() => [first, ...rest]),
  });
  const codeOf = async (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: (await readTime(ctx.db, ctx.clock)).getTime(),
    });
  const bound = async () => {
    const { id } = await addBuyer(ctx);
    const drawn = await drawAuthenticator(ctx, id);
    await bindAuthenticator(ctx, id, await codeOf(drawn.secret));
    ctx.clock.advance(60_000);
    return { id, ...drawn };
  };
  const kept = async () => ({
    keys: await ctx.db.selectFrom('authenticator').select(['user_id', 'secret']).execute(),
    codes: await ctx.db.selectFrom('recovery_code').selectAll().execute(),
  });

  it('is of no use to a reader of the database', async () => {
    const { id, secret, recoveryCodes } = await bound();
    const text = JSON.stringify(await kept());
    for (const secretText of [secret, ...recoveryCodes, ...recoveryCodes.map(hashSecret)])
      expect(text).not.toContain(secretText);
    await unbindAuthenticator(ctx, id, await codeOf(secret));
  });

  it('moves to a new key, and older recovery codes still remove it', async () => {
    const { id, secret, recoveryCodes } = await bound();
    const both = withKeys(NEW, OLD);
    await resealAuthenticators(both);
    expect((await kept()).keys.every((row) => row.secret.startsWith('k2.'))).toBe(true);
    const other = await bound();
    await unbindAuthenticator(both, other.id, other.recoveryCodes[0] ?? '');
    await unbindAuthenticator(withKeys(NEW), id, await codeOf(secret));
    expect(recoveryCodes).toHaveLength(8);
  });

  it('without a seal is sealed', async () => {
    const { id, secret, recoveryCodes } = await bound();
    await ctx.db.updateTable('authenticator').set({ secret }).where('user_id', '=', id).execute();
    await ctx.db.deleteFrom('recovery_code').where('user_id', '=', id).execute();
    const plain = recoveryCodes.map((code) => ({ user_id: id, hash: hashSecret(code) }));
    await ctx.db.insertInto('recovery_code').values(plain).execute();
    await resealAuthenticators(ctx);
    await resealAuthenticators(ctx);
    const text = JSON.stringify(await kept());
    expect(text).not.toContain(secret);
    expect(text).not.toContain(hashSecret(recoveryCodes[0] ?? ''));
    await unbindAuthenticator(ctx, id, recoveryCodes[3] ?? '');
  });

  it('that no key opens stays as it is, and all others are sealed', async () => {
    const { id } = await bound();
    const other = await bound();
    const plain = { secret: other.secret };
    await ctx.db.updateTable('authenticator').set(plain).where('user_id', '=', other.id).execute();
    const before = (await kept()).keys.filter(({ user_id }) => user_id !== other.id);
    expect(await resealAuthenticators(withKeys(NEW))).toBe(before.length);
    const { keys } = await kept();
    expect(keys).toEqual(expect.arrayContaining(before));
    expect(keys.find(({ user_id }) => user_id === other.id)?.secret).toMatch(/^k2\./);
    await ctx.db.deleteFrom('authenticator').where('user_id', 'in', [other.id, id]).execute();
    await ctx.db.deleteFrom('authenticator').execute();
    await ctx.db.deleteFrom('authenticator').where('user_id', '=', id).execute();
    let wasKeyRead = false;
    const careful = { ...ctx, vault: createVault(() => [((wasKeyRead = true), OLD)]) };
    await resealAuthenticators(careful);
    // Without anything to seal, no key is created.
    expect(wasKeyRead).toBe(false);
  });

  it('by other keys than those of another server is noticed, until they are forgotten', async () => {
    const other = { id: OLD.id, key: Buffer.alloc(32, 9) };
    await ctx.db.deleteFrom('server_key').execute();
    expect(await compareKeys(withKeys(OLD))).toEqual([]);
    expect(await compareKeys(withKeys(NEW, OLD))).toEqual([]);
    expect(await compareKeys(withKeys(OLD))).toEqual([NEW.id]);
    expect(await compareKeys(withKeys(other))).toEqual([OLD.id, NEW.id]);
    expect(JSON.stringify(await ctx.db.selectFrom('server_key').selectAll().execute())).not.toContain(
      Buffer.from(OLD.key).toString('base64url'),
    );
    ctx.clock.advance(7 * 24 * 3_600_000);
    expect(await compareKeys(withKeys(other))).toEqual([]);
  });
});
