import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../db/database.ts';
import { DATABASES } from '../../../test-support/database/databases.ts';
import { addBuyer, FUND_PASSWORD, openTestContext } from '../../../test-support/fixtures/test-context.ts';
import { parseSecretKeys } from '../../../storage/secret-keys.ts';
import type { AppContext } from '../../../context.ts';
import { UnknownKey } from '../../verification/keys/unknown-key.ts';
import { createVault } from '../../verification/vault.ts';
import { checkFundPassword } from './fund-password.ts';
import { createPasswordHasher } from './password-hasher.ts';
import { hashPin, verifyPin } from './pin-hash.ts';

const keyOf = (name: string, byte: number) => `${name}:${Buffer.alloc(32, byte).toString('base64url')}`;
const vaultOf = (...keys: readonly string[]) => createVault(() => parseSecretKeys(keys.join(',')));

describe.each(DATABASES)('The hash of a fund password on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: AppContext;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
  });
  afterAll(() => database.close());

  const storedOf = async (id: string) => {
    const user = ctx.db.selectFrom('user_account').select('fund_password_hash').where('id', '=', id);
    return (await user.executeTakeFirstOrThrow()).fund_password_hash ?? '';
  };

  it('is light behind a key, and stays heavy for a login password', async () => {
    const { hash } = createPasswordHasher();
    const real = { ...ctx, passwords: createPasswordHasher() };
    expect(await hashPin(real, 'u_1', FUND_PASSWORD)).toMatch(/^keyed\.test\$argon2id\$128\$1\$/);
    expect(await hash('Sunny-42day')).toMatch(/^argon2id\$19456\$2\$/);
  });

  it('matches the PIN of its user under its key only', async () => {
    const stored = await hashPin(ctx, 'u_1', FUND_PASSWORD);
    expect(await verifyPin(ctx, 'u_1', FUND_PASSWORD, stored)).toBe(true);
    expect(await verifyPin(ctx, 'u_1', '111111', stored)).toBe(false);
    expect(await verifyPin(ctx, 'u_2', FUND_PASSWORD, stored)).toBe(false);
    const thief = { ...ctx, vault: vaultOf(keyOf('test', 9)) };
    expect(await verifyPin(thief, 'u_1', FUND_PASSWORD, stored)).toBe(false);
    const stranger = { ...ctx, vault: vaultOf(keyOf('other', 7)) };
    await expect(verifyPin(stranger, 'u_1', FUND_PASSWORD, stored)).rejects.toThrow(UnknownKey);
  });

  it('from before the key is replaced after the next right PIN, not after a wrong one', async () => {
    const { id } = await addBuyer(ctx);
    const old = await ctx.passwords.hash(FUND_PASSWORD);
    await ctx.db.updateTable('user_account').set({ fund_password_hash: old }).where('id', '=', id).execute();
    await expect(checkFundPassword(ctx, id, '111111')).rejects.toMatchObject({ key: 'wrongFundPassword' });
    expect(await storedOf(id)).toBe(old);
    await checkFundPassword(ctx, id, FUND_PASSWORD);
    expect(await storedOf(id)).toMatch(/^keyed\.test\$/);
    await checkFundPassword(ctx, id, FUND_PASSWORD);
  });

  it('under an older key is replaced after the next right PIN', async () => {
    const { id } = await addBuyer(ctx);
    const rotated = { ...ctx, vault: vaultOf(keyOf('new', 5), keyOf('test', 7)) };
    await checkFundPassword(rotated, id, FUND_PASSWORD);
    expect(await storedOf(id)).toMatch(/^keyed\.new\$/);
    await checkFundPassword(rotated, id, FUND_PASSWORD);
  });

  it('replaced by two calls at once is the stored one for both', async () => {
    const { id } = await addBuyer(ctx);
    const old = await ctx.passwords.hash(FUND_PASSWORD);
    await ctx.db.updateTable('user_account').set({ fund_password_hash: old }).where('id', '=', id).execute();
    const both = Promise.withResolvers<undefined>();
    let waiting = 0;
    // No call stores its hash before both have one, so both found the outdated hash.
    const passwords: AppContext['passwords'] = {
      ...ctx.passwords,
      hash: async (password, options) => {
        const hash = await ctx.passwords.hash(password, options);
        if (++waiting === 2) both.resolve(undefined);
        await both.promise;
        return hash;
      },
    };
    const call = () => checkFundPassword({ ...ctx, passwords }, id, FUND_PASSWORD);
    const hashes = await Promise.all([call(), call()]);
    const stored = await storedOf(id);
    expect(hashes).toEqual([stored, stored]);
  });
});
