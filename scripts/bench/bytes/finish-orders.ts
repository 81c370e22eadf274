/** Ships all paid orders, receives them and pays their stores, for `npm run bench:bytes`. */
import { sql } from 'kysely';
import { databaseClock } from '../../../packages/server/src/db/clock.ts';
import { openDatabase } from '../../../packages/server/src/db/open-database.ts';
import { releaseHeldMoney } from '../../../packages/server/src/domain/orders/deadlines/return-deadlines.ts';
import { receiveOrder } from '../../../packages/server/src/domain/orders/receive.ts';
import { confirmOrder, shipOrder } from '../../../packages/server/src/domain/orders/ship.ts';
import { openTestContext } from '../../../packages/server/src/test-support/fixtures/test-context.ts';

const { DATABASE_URL: databaseUrl = '' } = process.env;
const database = await openDatabase({ dataFolder: '', databaseUrl });
const ctx = { ...openTestContext(database), clock: databaseClock };
const paid = await ctx.db.selectFrom('orders').select(['id', 'buyer_id']).where('status', '=', 1).execute();
for (const { id, buyer_id: buyerId } of paid) {
  await confirmOrder(ctx, id);
  await shipOrder(ctx, id, { carrier: 'Nordic Parcel', trackingNumber: id });
  await receiveOrder(ctx, buyerId, id);
}
// The buyers keep everything, and the days for returns are over.
await sql`update orders set return_deadline = now() where status = 4`.execute(ctx.db);
await releaseHeldMoney(ctx);
await database.close();
