/** A small mall for stories: one store, some goods, buyers with money, and a clock that stands still. */
import { fixedClock, type FixedClock } from '../db/clock.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { createPasswordHasher, TEST_COST } from '../domain/accounts/password-hasher.ts';
import { register } from '../domain/accounts/register.ts';
import { setFundPassword } from '../domain/accounts/fund-password.ts';
import type { Mall } from '../domain/mall.ts';
import { createVault } from '../domain/verification/vault.ts';
import { newId } from '../domain/new-id.ts';
import { parseSecretKeys } from '../storage/secret-keys.ts';
import type { Doors, StoryServers } from './story-servers.ts';
import { createCountedFolder, createMemoryStore, type CountedStore } from './uploaded-pictures.ts';

export const PASSWORD = 'Sunny-42day';
export const FUND_PASSWORD = '135790';
export const START = new Date('2026-03-14T01:26:53Z');

export type TestMall = Mall & {
  readonly clock: FixedClock;
  readonly uploads: CountedStore;
  /** Where calls go, when servers of their own answer them. */
  readonly doors?: Doors | undefined;
};

/** Cheap hashes: what is tested here is not how hard they are. */
export const cheapPasswords = () => createPasswordHasher(TEST_COST);

/** The same in every process of the tests. */
export const TEST_KEYS = `test:${Buffer.alloc(32, 7).toString('base64url')}`;
export const testVault = () => createVault(() => parseSecretKeys(TEST_KEYS));

export function openTestMall(
  { db, servers }: OpenDatabase & { readonly servers?: StoryServers },
  demoBonus: string | undefined = '5000',
): TestMall {
  const clock = fixedClock(START);
  const uploads = servers ? createCountedFolder(servers.folder) : createMemoryStore();
  const doors = servers?.open(clock);
  return { db, clock, passwords: cheapPasswords(), vault: testVault(), uploads, demoBonus, doors };
}

export type Buyer = { readonly id: string; readonly token: string; readonly username: string };

let serial = 0;

export async function addBuyer(mall: Mall): Promise<Buyer> {
  serial += 1;
  const username = `buyer${serial}@example.com`;
  const { token } = await register(mall, { username, password: PASSWORD, by: 'email' });
  const { id } = await mall.db
    .selectFrom('user_account')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  await setFundPassword(mall, id, FUND_PASSWORD);
  await mall.db
    .insertInto('address')
    .values({
      id: newId('ad'),
      user_id: id,
      is_default: true,
      contacts: 'Amelia Hartley',
      phone: '44 7700900123',
      email: username,
      country: 'United Kingdom',
      province: 'England',
      city: 'London',
      address: '14 Rosebery Avenue',
      created_at: mall.clock.now(),
    })
    .execute();
  return { id, token, username };
}

export async function addStore(mall: Mall, ownerId: string | null = null): Promise<string> {
  const id = newId('st');
  await mall.db
    .insertInto('store')
    .values({
      id,
      owner_id: ownerId,
      name: `Store ${id.slice(-4)}`,
      logo_image: '/pictures/stores/x.webp',
      country_code: 'NO',
    })
    .execute();
  return id;
}

export type GoodsTerms = {
  readonly price?: string;
  readonly stock?: number;
  readonly buyMin?: number;
  readonly discount?: string;
  readonly taxRate?: string;
};

export type TestGoods = { readonly goodsId: string; readonly skuId: string };

async function categoryId(mall: Mall): Promise<string> {
  const id = 'c_all';
  await mall.db
    .insertInto('category')
    .values({ id, names: JSON.stringify({ en: 'Everything' }) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}

/** Goods with one variant. */
export async function addGoods(mall: Mall, storeId: string, terms: GoodsTerms = {}): Promise<TestGoods> {
  const { price = '20', stock = 10, buyMin = 1, discount, taxRate = '0.05' } = terms;
  const goodsId = newId('g');
  const skuId = newId('sk');
  await mall.db
    .insertInto('goods')
    .values({
      id: goodsId,
      store_id: storeId,
      category_id: await categoryId(mall),
      name: `Wool beanie ${goodsId.slice(-4)}`,
      buy_min: buyMin,
      price,
      dispatch_fee: '1',
      long_distance_fee: '1.5',
      delivery_fee: '0.5',
      tax_rate: taxRate,
      created_at: mall.clock.now(),
      shelved_at: mall.clock.now(),
    })
    .execute();
  await mall.db
    .insertInto('goods_picture')
    .values({ goods_id: goodsId, position: 1, image: '/pictures/goods/x.webp' })
    .execute();
  await mall.db
    .insertInto('sku')
    .values({ id: skuId, goods_id: goodsId, price, stock_initial: stock, stock_on_hand: stock })
    .execute();
  if (discount) {
    const starts_at = new Date(START.getTime() - 3_600_000);
    const ends_at = new Date(START.getTime() + 86_400_000);
    await mall.db
      .insertInto('discount')
      .values({ id: newId('d'), goods_id: goodsId, ratio: discount, starts_at, ends_at })
      .execute();
  }
  return { goodsId, skuId };
}
