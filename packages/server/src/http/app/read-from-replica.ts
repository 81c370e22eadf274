import type { OperationId } from '@openmall/sdk';
import type { AppContext } from '../../context.ts';
import { readPosition } from '../../db/pools/log-position.ts';
import { isCatalogRead } from './answer-cache.ts';

/** What buyers read back of their past. Money is not among it: balances are read where they are changed. */
const HISTORY: ReadonlySet<OperationId> = new Set<OperationId>([
  'browseHistoryList',
  'focusSellerList',
  'keepGoodsList',
  'orderCountOrderStatus',
  'orderInfo',
  'orderListGoods',
  'orderListMain',
  'orderLogList',
]);
/** Catalogue reads that are answered anew each time, because they are counted. */
const SEARCHES: ReadonlySet<OperationId> = new Set<OperationId>([
  'sellerGoodsSearch',
  'sellerGoodsSearchSellerGoods',
]);

interface Read {
  readonly id: OperationId;
  /** Whether the caller has signed in, and may read what he has just written. */
  readonly isSignedIn: boolean;
}

/**
 * Runs a read on a replica, if it is one that replicas may answer and one is up to date. A caller with a session sees
 * all that was committed before his call, a visitor what was committed half a second ago. Otherwise the leader answers.
 */
export async function readFromReplica<T>(
  ctx: AppContext,
  { id, isSignedIn }: Read,
  read: (ctx: AppContext) => Promise<T>,
): Promise<T> {
  const { replicas, db: leader } = ctx;
  const mayAnswer = isCatalogRead(id) || SEARCHES.has(id) || (isSignedIn && HISTORY.has(id));
  if (!replicas || !mayAnswer) return read(ctx);
  const position = isSignedIn ? await readPosition(leader) : replicas.recentPosition();
  const done = position && (await replicas.read(position, (db) => read({ ...ctx, db, leader })));
  return done ? done.value : read(ctx);
}
