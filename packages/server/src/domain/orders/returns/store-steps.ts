import { transact } from '../../../db/transact.ts';
import type { Tx } from '../../../db/database.ts';
import type { AppContext } from '../../../context.ts';
import { requireReason } from '../../audit/assert-may.ts';
import { recordAudit } from '../../audit/audit-log.ts';
import { DomainError } from '../../domain-error.ts';
import { orderFacts } from '../../mail/mail-facts.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { payReturn } from './pay-return.ts';
import {
  lockReturn,
  type OpenReturn,
  type ReturnStep,
  stepDeadline,
  takeReturnStep,
} from './return-steps.ts';

interface Notice {
  readonly mail: 'returnAccepted' | 'returnRefused';
  readonly state: 2 | 5;
  readonly reason: string;
}

/** Tells the buyer something about a return, with the day until when the next step is due. */
async function sendNotice(
  tx: Tx,
  ctx: AppContext,
  { order }: OpenReturn,
  { mail, state, reason }: Notice,
): Promise<void> {
  const due = tx.selectNoFrom(stepDeadline(ctx, state).as('date'));
  const { date } = await due.executeTakeFirstOrThrow();
  await sendMail(tx, ctx, mail, { userId: order.buyer_id, ...orderFacts(order), date, reason });
}

/** The store takes goods back, or the clock does: the buyer sends them. A missing parcel is paid back at once. */
export async function acceptOpen(
  tx: Tx,
  ctx: AppContext,
  open: OpenReturn,
  { by, ...changes }: { readonly by: 'store' | 'clock' | 'mall'; readonly verdict?: string },
): Promise<void> {
  const decided = { ...changes, decided_at: open.goods.decided_at ?? ctx.clock.now() };
  const steps: Record<typeof by, readonly [ReturnStep, ReturnStep]> = {
    store: ['accept', 'refund'],
    clock: ['acceptByDefault', 'refundByDefault'],
    mall: ['decideReturn', 'decideRefund'],
  };
  const [accept, refund] = steps[by];
  // Goods that are on their way back, or arrived, need not be sent again.
  if (open.goods.is_missing || open.goods.sent_at !== null) {
    await takeReturnStep(tx, ctx, open, { step: refund, ...decided });
    await payReturn(tx, ctx, open);
    return;
  }
  await takeReturnStep(tx, ctx, open, { step: accept, ...decided });
  await sendNotice(tx, ctx, open, { mail: 'returnAccepted', state: 2, reason: changes.verdict ?? '' });
}

/**
 * The store accepts a return.
 * @throws {DomainError} `returnNotFound` or `returnStepNotPossible`.
 */
export async function acceptReturn(ctx: AppContext, returnId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    await acceptOpen(tx, ctx, await lockReturn(tx, ctx, returnId), { by: 'store' });
    await recordAudit(tx, ctx, {
      subjectId: returnId,
      action: 'answerReturn',
      after: { decision: 'accept' },
    });
  });
}

/**
 * The store refuses a return. The buyer may dispute it.
 * @throws {DomainError} `returnNotFound`, `returnStepNotPossible` or `reasonRequired`.
 */
export async function refuseReturn(ctx: AppContext, returnId: string, why: string): Promise<void> {
  const reason = requireReason(why);
  await transact(ctx, async (tx) => {
    const open = await lockReturn(tx, ctx, returnId);
    await takeReturnStep(tx, ctx, open, { step: 'refuse', answer: reason, decided_at: ctx.clock.now() });
    await recordAudit(tx, ctx, { subjectId: returnId, action: 'answerReturn', reason });
    await sendNotice(tx, ctx, open, { mail: 'returnRefused', state: 5, reason });
  });
}

/**
 * The goods are back: the store pays them back.
 * @throws {DomainError} `returnNotFound` or `returnStepNotPossible`.
 */
export async function confirmArrival(ctx: AppContext, returnId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const open = await lockReturn(tx, ctx, returnId);
    // A request without an answer may be refunded too, but that is an answer and no arrival.
    if (open.goods.sent_at === null) throw new DomainError('returnStepNotPossible');
    await takeReturnStep(tx, ctx, open, { step: 'refund' });
    await payReturn(tx, ctx, open);
    await recordAudit(tx, ctx, { subjectId: returnId, action: 'receiveReturn' });
  });
}

/**
 * Something is wrong with what came back: an operator of the mall decides.
 * @throws {DomainError} `returnNotFound`, `returnStepNotPossible` or `reasonRequired`.
 */
export async function contestArrival(ctx: AppContext, returnId: string, why: string): Promise<void> {
  const reason = requireReason(why);
  await transact(ctx, async (tx) => {
    const open = await lockReturn(tx, ctx, returnId);
    const called = { dispute: reason, disputed_by: 'store' as const, disputed_at: ctx.clock.now() };
    await takeReturnStep(tx, ctx, open, { step: 'contest', ...called });
    await recordAudit(tx, ctx, { subjectId: returnId, action: 'receiveReturn', reason });
  });
}
