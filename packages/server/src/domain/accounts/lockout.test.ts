import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { DATABASES } from '../../test-support/database/databases.ts';
import {
  addBuyer,
  FUND_PASSWORD,
  openTestContext,
  PASSWORD,
  type Buyer,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import type { DomainError } from '../domain-error.ts';
import { checkFundPassword } from './passwords/fund-password.ts';
import { login } from './login.ts';

const MINUTE_MS = 60_000;

describe.each(DATABASES)('Wrong passwords on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let buyer: Buyer;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    ctx = openTestContext(database);
    buyer = await addBuyer(ctx);
  });
  afterAll(() => database.close());

  const enter = (password: string) => login(ctx, buyer.username, password);
  const guess = async (times: number) => {
    for (let count = 1; count < times; count += 1) {
      await expect(enter('Wrong-one1')).rejects.toMatchObject({ key: 'wrongPassword' });
    }
    await expect(enter('Wrong-one1')).rejects.toMatchObject({ key: 'lockedForThreeMinutes' });
  };

  it('lock for three minutes after three in a row, to the millisecond', async () => {
    await guess(3);
    ctx.clock.advance(3 * MINUTE_MS - 1);
    await expect(enter(PASSWORD)).rejects.toMatchObject({ key: 'lockedForThreeMinutes' });
    ctx.clock.advance(1);
    expect((await enter(PASSWORD)).username).toBe(buyer.username);
  });

  it('lock until the next day after more than three in a day', async () => {
    await guess(3);
    ctx.clock.advance(3 * MINUTE_MS);
    await expect(enter('Wrong-one1')).rejects.toMatchObject({ key: 'tooManyWrongAttempts' });
    ctx.clock.advance(12 * 60 * MINUTE_MS);
    await expect(enter(PASSWORD)).rejects.toMatchObject({ key: 'tooManyWrongAttempts' });
    // The day ends at midnight in UTC+8, where the clock started at 09:26:53.
    ctx.clock.advance(3 * 60 * MINUTE_MS);
    expect((await enter(PASSWORD)).username).toBe(buyer.username);
  });

  it('are reset by a right one', async () => {
    await expect(enter('Wrong-one1')).rejects.toMatchObject({ key: 'wrongPassword' });
    await expect(enter('Wrong-one1')).rejects.toMatchObject({ key: 'wrongPassword' });
    await enter(PASSWORD);
    await expect(enter('Wrong-one1')).rejects.toMatchObject({ key: 'wrongPassword' });
  });

  it('are counted when the clock steps back', async () => {
    await guess(3);
    ctx.clock.advance(-24 * 60 * MINUTE_MS);
    await expect(enter(PASSWORD)).rejects.toMatchObject({ key: 'lockedForThreeMinutes' });
  });

  it('give the same answers for a name without an account', async () => {
    const stranger = () => login(ctx, 'nobody@example.com', 'Wrong-one1');
    await expect(stranger()).rejects.toMatchObject({ key: 'wrongPassword' });
    await expect(stranger()).rejects.toMatchObject({ key: 'wrongPassword' });
    await expect(stranger()).rejects.toMatchObject({ key: 'lockedForThreeMinutes' });
    ctx.clock.advance(24 * 60 * MINUTE_MS);
  });

  it('of the fund lock the fund password only, not the login', async () => {
    const check = (password: string) => checkFundPassword(ctx, buyer.id, password);
    await expect(check('000000')).rejects.toMatchObject({ key: 'wrongFundPassword' });
    await expect(check('000001')).rejects.toMatchObject({ key: 'wrongFundPassword' });
    await expect(check('000002')).rejects.toMatchObject({ key: 'lockedForThreeMinutes' });
    await expect(check(FUND_PASSWORD)).rejects.toMatchObject({ key: 'lockedForThreeMinutes' });
    await enter(PASSWORD);
  });

  it('of the fund lock as soon as they are recorded, however many are tried at once', async () => {
    const outcomeOf = (password: string) =>
      checkFundPassword(ctx, buyer.id, password).then(
        () => 'right',
        ({ key }: DomainError) => key,
      );
    const guesses = Array.from({ length: 8 }, (_, index) => outcomeOf(`00000${index}`));
    const outcomes = await Promise.all([...guesses, outcomeOf(FUND_PASSWORD)]);
    expect(outcomes.filter((key) => key === 'wrongFundPassword')).toHaveLength(2);
    expect(outcomes.filter((key) => key === 'lockedForThreeMinutes')).toHaveLength(7);
    ctx.clock.advance(3 * MINUTE_MS);
    await checkFundPassword(ctx, buyer.id, FUND_PASSWORD);
    await expect(checkFundPassword(ctx, buyer.id, '000000')).rejects.toMatchObject({
      key: 'tooManyWrongAttempts',
    });
  });

  it('of the fund leave several right ones at once alone', async () => {
    const checks = Array.from({ length: 8 }, () => checkFundPassword(ctx, buyer.id, FUND_PASSWORD));
    expect(await Promise.all(checks)).toHaveLength(8);
  });

  it('leave neither a password nor a token in the database', async () => {
    const { token } = await enter(PASSWORD);
    const users = await ctx.db.selectFrom('user_account').selectAll().execute();
    const tokens = await ctx.db.selectFrom('token').selectAll().execute();
    const dump = JSON.stringify({ users, tokens });
    expect(dump).not.toContain(PASSWORD);
    expect(dump).not.toContain(FUND_PASSWORD);
    expect(dump).not.toContain(token);
  });
});
