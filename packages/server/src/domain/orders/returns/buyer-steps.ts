import { transact } from '../../../db/transact.ts';
import type { AppContext } from '../../../context.ts';
import { requireUploads } from '../../uploads/require-uploads.ts';
import type { Parcel } from '../ship.ts';
import { lockReturn, takeReturnStep } from './return-steps.ts';

/**
 * The buyer has handed the goods of an accepted return to a carrier.
 * @throws {DomainError} `returnNotFound` or `returnStepNotPossible`.
 */
export async function sendReturn(
  ctx: AppContext,
  buyerId: string,
  returnId: string,
  { carrier, trackingNumber }: Parcel,
): Promise<void> {
  await transact(ctx, async (tx) => {
    const open = await lockReturn(tx, ctx, returnId, buyerId);
    const parcel = { carrier, tracking_number: trackingNumber, sent_at: ctx.clock.now() };
    await takeReturnStep(tx, ctx, open, { step: 'send', ...parcel });
  });
}

const MAX_IMAGES = 10;

/**
 * The buyer does not agree with the refusal of the store: an operator of the mall decides.
 * @throws {DomainError} `returnNotFound`, `returnStepNotPossible` or `imageUploadFailed`.
 */
export async function disputeReturn(
  ctx: AppContext,
  buyerId: string,
  returnId: string,
  { statement, images }: { readonly statement: string; readonly images: readonly string[] },
): Promise<void> {
  await transact(ctx, async (tx) => {
    const open = await lockReturn(tx, ctx, returnId, buyerId);
    await requireUploads(tx, buyerId, images, { shownTo: 'everyone' });
    await takeReturnStep(tx, ctx, open, {
      step: 'dispute',
      ...{ dispute: statement.trim(), disputed_by: 'buyer', disputed_at: ctx.clock.now() },
      images: [...open.goods.images, ...images].slice(0, MAX_IMAGES),
    });
  });
}

/**
 * The buyer keeps the goods, or the parcel arrived after all.
 * @throws {DomainError} `returnNotFound` or `returnStepNotPossible`.
 */
export async function withdrawReturn(ctx: AppContext, buyerId: string, returnId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    await takeReturnStep(tx, ctx, await lockReturn(tx, ctx, returnId, buyerId), { step: 'withdraw' });
  });
}
