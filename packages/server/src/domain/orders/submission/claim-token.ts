import type { Tx } from '../../../db/database.ts';
import type { OrderRow } from '../../../db/schema/tables.ts';
import type { AppContext } from '../../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { newId } from '../../new-id.ts';
import { contentHash, mergeItems } from '../order-items.ts';
import type { Submission } from './submission.ts';

/**
 * Claims the submit token. Returns the id of the new submission, or the orders of an earlier one with the same
 * token. A concurrent claim waits here until the first one commits.
 * @throws {DomainError} `duplicateSubmission` if the token was used for other items.
 */
export async function claimToken(
  tx: Tx,
  { clock }: AppContext,
  submission: Submission,
): Promise<string | readonly OrderRow[]> {
  const { buyerId, token } = submission;
  const hash = contentHash(mergeItems(submission.items), submission.coupons);
  const id = newId('sb');
  const { numInsertedOrUpdatedRows: inserted } = await tx
    .insertInto('submission')
    .values({ id, buyer_id: buyerId, token: token ?? id, content_hash: hash, created_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (inserted) return id;
  const earlier = await tx
    .selectFrom('orders')
    .innerJoin('submission', 'submission.id', 'orders.submission_id')
    .selectAll('orders')
    .select('submission.content_hash')
    .where('submission.buyer_id', '=', buyerId)
    .where('submission.token', '=', token ?? id)
    .orderBy('orders.id')
    .execute();
  if (earlier.some((order) => order.content_hash !== hash)) throw new DomainError('duplicateSubmission');
  return earlier;
}
