/** Fixture of the race tests: goods, buyers with money, loans and reported transfers, on the real clock. */
import { markTestDatabase } from '../../control/reset.ts';
import { databaseClock } from '../../db/clock.ts';
import { openDatabase } from '../../db/open-database.ts';
import { approveLoan } from '../../domain/loans/decide.ts';
import { logLoanStep } from '../../domain/loans/loan-steps.ts';
import type { AppContext } from '../../context.ts';
import { newId } from '../../domain/new-id.ts';
import { bindAddress } from '../../domain/wallet/withdrawals/withdraw-address.ts';
import { addBuyer, addGoods, addStore, openTestContext, type Buyer } from '../fixtures/test-context.ts';
import { addVerifications, openChannels, OWN_ADDRESS, setSetting, TRC20 } from '../fixtures/wallet.ts';

const BUYERS = 8;

export type Borrower = Buyer & { readonly loanId: string };
/** Two reports of the same transfer, by two users. */
export type DuplicateReports = readonly [{ id: string; owner: Buyer }, { id: string; owner: Buyer }];

export interface RaceScene {
  readonly buyers: readonly Buyer[];
  /** One per round. */
  readonly rareGoods: readonly string[];
  readonly borrowers: readonly Borrower[];
  readonly transfers: readonly DuplicateReports[];
  /** Goods with enough stock for all rounds. */
  readonly plainGoods: string;
  readonly expensiveGoods: string;
}

/** Adds a buyer with a balance of 130,000 USDT and a loan of 100,000 who may withdraw. */
async function addBorrower(ctx: AppContext): Promise<Borrower> {
  const buyer = await addBuyer({ ...ctx, demoBonus: '30000' });
  await addVerifications(ctx, buyer.id);
  await bindAddress(ctx, buyer.id, { coin: 'USDT', chain: 'TRC20', address: OWN_ADDRESS });
  const loanId = newId('cr');
  await ctx.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('loan')
      .values({
        id: loanId,
        user_id: buyer.id,
        status: 1,
        real_name: 'Amelia Hartley',
        country_id: 826,
        identification: 'K7702913',
        image_face: '/uploads/credit/1.webp',
        image_back: '/uploads/credit/2.webp',
        image_hand: '/uploads/credit/3.webp',
        amount: '100000',
        term_days: 30,
        rate: '0.0005',
        default_rate: '0.001',
        submitted_at: ctx.clock.now(),
        changed_at: ctx.clock.now(),
      })
      .execute();
    await logLoanStep(tx, ctx.clock, [loanId], { step: 'apply' });
  });
  await approveLoan(ctx, loanId);
  return { ...buyer, loanId };
}

async function reportTransfer(
  { db, clock }: AppContext,
  owner: Buyer,
): Promise<{ id: string; owner: Buyer }> {
  const id = newId('rc');
  await db
    .insertInto('recharge')
    .values({
      id,
      user_id: owner.id,
      coin: TRC20.coin,
      blockchain_name: TRC20.chain,
      channel_address: TRC20.address,
      volume: '25',
      price: '1',
      amount: '25',
      image: '/uploads/recharge/1.webp',
      created_at: clock.now(),
    })
    .execute();
  return { id, owner };
}

const each = async <T>(count: number, make: (index: number) => Promise<T>): Promise<readonly T[]> => {
  const items: T[] = [];
  for (let index = 0; index < count; index += 1) items.push(await make(index));
  return items;
};

/** Prepares the given number of rounds, before a server opens the database. */
export async function prepareRaceScene(
  env: Readonly<Record<string, string>>,
  rounds: number,
): Promise<RaceScene> {
  const database = await openDatabase({
    dataFolder: env['OPENMALL_DATA'] ?? '',
    databaseUrl: env['DATABASE_URL'],
  });
  try {
    const ctx: AppContext = { ...openTestContext(database, '1000000'), clock: databaseClock };
    await markTestDatabase(ctx);
    await openChannels(ctx);
    await setSetting(ctx, 'third_party_products', [
      { productType: 'Maya', range: [{ min_amount: 10, max_amount: 500, bank_code: 'maya' }] },
    ]);
    const storeId = await addStore(ctx);
    const goodsOf = async (price: string, stock: number) =>
      (await addGoods(ctx, storeId, { price, stock, taxRate: '0' })).goodsId;
    const buyers = await each(BUYERS, () => addBuyer(ctx));
    return {
      buyers,
      plainGoods: await goodsOf('20', 1_000_000),
      expensiveGoods: await goodsOf('90000', 1_000_000),
      rareGoods: await each(rounds, () => goodsOf('20', 3)),
      borrowers: await each(rounds, () => addBorrower(ctx)),
      transfers: await each(rounds, async (index): Promise<DuplicateReports> => {
        const [first, second] = [buyers[index % BUYERS], buyers[(index + 1) % BUYERS]];
        if (!first || !second) throw new Error('A buyer is missing');
        return [await reportTransfer(ctx, first), await reportTransfer(ctx, second)];
      }),
    };
  } finally {
    await database.close();
  }
}
