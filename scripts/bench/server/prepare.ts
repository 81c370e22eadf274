/** Fills a database for `npm run bench:server`: the demo mall, buyers with sessions, an address and money. Prints what calls need. */
import { databaseClock } from '../../../packages/server/src/db/clock.ts';
import { openDatabase } from '../../../packages/server/src/db/open-database.ts';
import { seedDemo } from '../../../packages/server/src/demo/seed.ts';
import { createPasswordHasher } from '../../../packages/server/src/domain/accounts/passwords/password-hasher.ts';
import { hashPin } from '../../../packages/server/src/domain/accounts/passwords/pin-hash.ts';
import { cancelOrder } from '../../../packages/server/src/domain/orders/cancel.ts';
import { submitOrders } from '../../../packages/server/src/domain/orders/submit.ts';
import { createVault } from '../../../packages/server/src/domain/verification/vault.ts';
import { parseSecretKeys } from '../../../packages/server/src/storage/secret-keys.ts';
import {
  addBuyer,
  cheapPasswords,
  FUND_PASSWORD,
} from '../../../packages/server/src/test-support/fixtures/test-context.ts';
import { createMemoryStore } from '../../../packages/server/src/test-support/fixtures/uploaded-pictures.ts';
import { SEARCHED_LANGUAGES } from './sizes/words.ts';

const { DATABASE_URL = '', SECRET_KEYS = '', BUYERS = '200' } = process.env;
const MONEY = '1000000';
const PIECES = 1_000_000;
const MAX_PRICE = '60';

const database = await openDatabase({ dataFolder: '', databaseUrl: DATABASE_URL });
const { db } = database;
const vault = createVault(() => parseSecretKeys(SECRET_KEYS));
const ctx = {
  db,
  clock: databaseClock,
  passwords: cheapPasswords(),
  vault,
  uploads: createMemoryStore(),
  demoBonus: MONEY,
};
await seedDemo(ctx);
// Goods must not run out while orders are placed.
await db
  .updateTable('sku')
  .set((of) => ({
    stock_initial: of('stock_initial', '+', PIECES),
    stock_on_hand: of('stock_on_hand', '+', PIECES),
  }))
  .execute();

const buyers: { token: string; id: string; addressId: string }[] = [];
for (let index = 0; index < Number(BUYERS); index += 1) {
  const { id, token } = await addBuyer(ctx);
  const address = db.selectFrom('address').select('id').where('user_id', '=', id);
  buyers.push({ id, token, addressId: (await address.executeTakeFirstOrThrow()).id });
}
// As a real mall stores it: payments cost what they cost there, not what the first one after an update costs.
for (const { id } of buyers) {
  const hash = await hashPin({ ...ctx, passwords: createPasswordHasher() }, id, FUND_PASSWORD);
  await db.updateTable('user_account').set({ fund_password_hash: hash }).where('id', '=', id).execute();
}

// A cancelled order, which `fill.ts` copies: no job touches it.
const [first] = buyers;
const [someGoods] = await db
  .selectFrom('goods')
  .innerJoin('sku', 'sku.goods_id', 'goods.id')
  .select(['goods.id as goodsId', 'sku.id as skuId', 'goods.buy_min as quantity'])
  .where('sku.is_hidden', '=', false)
  .orderBy('sku.id')
  .limit(1)
  .execute();
if (first && someGoods) {
  const [order] = await submitOrders(ctx, { buyerId: first.id, lang: 'en', items: [someGoods] });
  await cancelOrder(ctx, first.id, order?.id ?? '', 1);
}

// Read messages, which `fill.ts` copies, too.
if (first)
  await db
    .insertInto('chat_message')
    .values({
      ...{
        id: 'chat',
        user_id: first.id,
        store_id: null,
        is_from_user: true,
        kind: 'text',
        content: 'Hello',
      },
      ...{ is_read: true, created_at: new Date() },
    })
    .execute();

const categories = await db
  .selectFrom('category')
  .select('id')
  .where('parent_id', 'is', null)
  .orderBy('id')
  .execute();
const goods = await db
  .selectFrom('goods')
  .select(['id', 'name', 'price', 'store_id'])
  .where('is_on_shelf', '=', true)
  .where('is_deleted', '=', false)
  .orderBy('id')
  .execute();
const cheap = await db
  .selectFrom('goods')
  .innerJoin('sku', 'sku.goods_id', 'goods.id')
  .select(['goods.id as goodsId', 'sku.id as skuId', 'goods.buy_min as pieces'])
  .where('goods.is_on_shelf', '=', true)
  .where('goods.is_deleted', '=', false)
  .where('sku.is_hidden', '=', false)
  .where('goods.price', '<', MAX_PRICE)
  .where('goods.buy_min', '<', 3)
  .orderBy('sku.id')
  .execute();
const attributeValues = await db
  .selectFrom('sku_attribute')
  .select('value_id')
  .distinct()
  .orderBy('value_id')
  .limit(50)
  .execute();
const words = goods.flatMap(({ name }) => name.toLowerCase().match(/[a-z]{4,}/g) ?? []);
process.stdout.write(
  `${JSON.stringify({
    buyers,
    pin: FUND_PASSWORD,
    categories: categories.map(({ id }) => id),
    goods: goods.map(({ id }) => id),
    stores: [...new Set(goods.map(({ store_id: storeId }) => storeId))],
    orderable: cheap,
    attributeValues: attributeValues.map(({ value_id: id }) => id),
    languages: SEARCHED_LANGUAGES,
    words: [...new Set(words)].sort(),
  })}\n`,
);
await database.close();
