import { sql } from 'kysely';
import type { Clock } from '../../db/clock.ts';
import type { Tx } from '../../db/database.ts';
import type { OrderRow } from '../../db/schema/tables.ts';
import { transact } from '../../db/transact.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { newId } from '../new-id.ts';
import { lockOwnOrder, logOrderStep } from '../orders/order-rows.ts';
import { assertStep, logEntryOf, stateAfter } from '../orders/order-steps.ts';
import { requireUploads } from '../uploads/require-uploads.ts';
import { BEST, countReviewed, countSystemReviews, kindOf } from './review-counts.ts';

export interface ReviewDraft {
  readonly goodsId: string;
  readonly rating: number;
  readonly content: string;
  readonly images: readonly string[];
}

interface Line {
  readonly goodsId: string;
  readonly skuId: string;
  readonly isReviewed: boolean;
}

/** The goods of an order without duplicates, each with the first bought variant. Refunded goods were never received. */
async function readLines(tx: Tx, orderId: string): Promise<readonly Line[]> {
  const { rows } = await sql<Line>`
    select distinct on (goods_id) goods_id as "goodsId", sku_id as "skuId", exists (
      select from review where review.order_id = line.order_id and review.goods_id = line.goods_id) as "isReviewed"
    from order_line as line where order_id = ${orderId} and refunded < quantity order by goods_id, position`.execute(
    tx,
  );
  return rows;
}

function matchLines(lines: readonly Line[], drafts: readonly ReviewDraft[]) {
  const pairs = drafts.map((draft) => ({
    draft,
    line: lines.find(({ goodsId }) => goodsId === draft.goodsId),
  }));
  return pairs.map(({ draft, line }, index) => {
    if (!line) throw new DomainError('goodsNotFound');
    const isRepeated = drafts.findIndex(({ goodsId }) => goodsId === draft.goodsId) !== index;
    if (line.isReviewed || isRepeated) throw new DomainError('alreadyReviewed');
    return { draft, line };
  });
}

interface Writing {
  readonly order: OrderRow;
  readonly drafts: readonly ReviewDraft[];
  /** Whether the order is completed even if goods remain unreviewed. */
  readonly isLast: boolean;
}

interface Review {
  readonly order: OrderRow;
  readonly matched: readonly { readonly draft: ReviewDraft; readonly line: Line }[];
  /** Whether the system writes the review. */
  readonly isDefault: boolean;
}

async function insertReviews(tx: Tx, clock: Clock, { order, matched, isDefault }: Review): Promise<void> {
  const author = await tx
    .selectFrom('user_account')
    .select(['username', 'avatar'])
    .where('id', '=', order.buyer_id)
    .executeTakeFirstOrThrow();
  const rows = matched.map(({ draft: { goodsId, rating, content, images }, line }) => ({
    id: newId('ev'),
    order_id: order.id,
    goods_id: goodsId,
    store_id: order.store_id,
    sku_id: line.skuId,
    buyer_id: order.buyer_id,
    author: author.username,
    author_avatar: author.avatar,
    is_default: isDefault,
    kind: kindOf(rating),
    rating,
    content,
    images,
    created_at: clock.now(),
  }));
  await tx.insertInto('review').values(rows).execute();
}

async function write(tx: Tx, { clock }: AppContext, { order, drafts, isLast }: Writing): Promise<void> {
  assertStep('review', order.status);
  const lines = await readLines(tx, order.id);
  const matched = matchLines(lines, drafts);
  const pictures = drafts.flatMap(({ images }) => images);
  await requireUploads(tx, order.buyer_id, pictures, { shownTo: 'everyone' });
  await insertReviews(tx, clock, { order, matched, isDefault: false });
  const left = lines.filter(({ isReviewed }) => !isReviewed).length - drafts.length;
  if (isLast || left === 0) {
    const step = logEntryOf('review');
    const reviewed = { status: stateAfter('review'), last_step: step, changed_at: clock.now() };
    await tx.updateTable('orders').set(reviewed).where('id', '=', order.id).execute();
    await logOrderStep(tx, clock, [order], { step });
  }
  await countReviewed(tx, order.store_id, drafts);
}

/**
 * Writes good reviews for the unreviewed goods of an order. The caller has locked the order.
 * @throws {DomainError} The reason if the order can't be reviewed in its state.
 */
export async function writeDefaultReviews(tx: Tx, { clock }: AppContext, order: OrderRow): Promise<void> {
  assertStep('reviewByDefault', order.status);
  const lines = (await readLines(tx, order.id)).filter(({ isReviewed }) => !isReviewed);
  if (lines.length === 0) return;
  const matched = lines.map((line) => ({
    line,
    draft: { goodsId: line.goodsId, rating: BEST, content: '', images: [] },
  }));
  await insertReviews(tx, clock, { order, matched, isDefault: true });
  await countSystemReviews(tx, lines);
}

/**
 * Writes reviews of an order, all or none, and completes the order, even if goods remain unreviewed.
 * @throws {DomainError} `orderNotFound`, `goodsNotFound`, `alreadyReviewed`, or the reason in the wrong state.
 */
export async function reviewOrder(
  ctx: AppContext,
  buyerId: string,
  orderId: string,
  drafts: readonly ReviewDraft[],
): Promise<void> {
  await transact(ctx, async (tx) => {
    const order = await lockOwnOrder(tx, buyerId, orderId);
    await write(tx, ctx, { order, drafts, isLast: true });
  });
}

/**
 * The buyer's latest order with these goods that can be reviewed.
 * @throws {DomainError} The reason if there is none.
 */
async function findReviewable(tx: Tx, buyerId: string, goodsId: string): Promise<string> {
  const { rows } = await sql<{ id: string; status: number; isReviewed: boolean }>`
    select orders.id, orders.status, exists (
      select from review where review.order_id = orders.id and review.goods_id = ${goodsId}) as "isReviewed"
    from orders where buyer_id = ${buyerId} and exists (
      select from order_line as line where line.goods_id = ${goodsId} and line.order_id = orders.id and refunded < quantity)
    order by received_at desc nulls last, id desc`.execute(tx);
  const open = rows.find(({ status, isReviewed }) => status === stateAfter('receive') && !isReviewed);
  if (open) return open.id;
  throw new DomainError(rows.some(({ isReviewed }) => isReviewed) ? 'alreadyReviewed' : 'orderNotReviewable');
}

/**
 * Reviews goods of one order. The order is completed once all its goods are reviewed.
 * @throws {DomainError} `goodsNotFound`, `alreadyReviewed`, or the reason if no order can be reviewed.
 */
export async function reviewGoods(
  ctx: AppContext,
  buyerId: string,
  { orderId, draft }: { readonly orderId: string | undefined; readonly draft: ReviewDraft },
): Promise<void> {
  await transact(ctx, async (tx) => {
    const goods = await tx
      .selectFrom('goods')
      .select('id')
      .where('id', '=', draft.goodsId)
      .executeTakeFirst();
    if (!goods) throw new DomainError('goodsNotFound');
    const order = await lockOwnOrder(
      tx,
      buyerId,
      orderId ?? (await findReviewable(tx, buyerId, draft.goodsId)),
    );
    await write(tx, ctx, { order, drafts: [draft], isLast: false });
  });
}
