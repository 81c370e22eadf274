import { states } from '@openmall/sdk';
import type { Tx } from '../../../db/database.ts';
import type { ReturnLineRow } from '../../../db/schema/tables.ts';
import type { AppContext } from '../../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { markPiecesRefunded } from '../refunds/refunded-lines.ts';
import { countRefunded } from '../../inventory/sold-figures.ts';
import { ledgerAccount } from '../../ledger/ledger-accounts.ts';
import { AlreadyPosted, post } from '../../ledger/post.ts';
import { orderFacts } from '../../mail/mail-facts.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { newId } from '../../new-id.ts';
import { logOrderStep } from '../order-rows.ts';
import { assertStep } from '../order-steps.ts';
import { addParts } from '../refunds/refund-shares.ts';
import type { OpenReturn } from './return-steps.ts';

const APPROVED = states.refund.transitions.approve.to;

interface Payment {
  readonly id: string;
  readonly isWhole: boolean;
  readonly amount: string;
  readonly lines: readonly ReturnLineRow[];
}

async function insertRefund(
  tx: Tx,
  { clock }: AppContext,
  { order, goods }: OpenReturn,
  { id, isWhole, amount, lines }: Payment,
): Promise<void> {
  const now = clock.now();
  await tx
    .insertInto('refund')
    .values({
      ...{ id, order_id: order.id, return_id: goods.id, state: APPROVED, is_whole: isWhole },
      ...{ reason: goods.reason, detail: goods.detail, keeps_costs: goods.keeps_costs },
      ...addParts(lines),
      ...{ total: goods.total, agreed: amount === goods.total ? null : amount },
      ...{ requested_at: now, deadline: now, decided_at: now },
    })
    .execute();
  const rows = lines.map(({ return_id: _, ...line }) => ({ ...line, refund_id: id }));
  await tx.insertInto('refund_line').values(rows).execute();
}

async function postRefund(
  tx: Tx,
  { clock }: AppContext,
  { order }: OpenReturn,
  { id, isWhole, amount }: Payment,
): Promise<void> {
  const [from, to] = [ledgerAccount('escrow'), ledgerAccount('wallet', order.buyer_id)];
  const slot = isWhole ? 'settle' : (`refund:${id}` as const);
  const movements = [{ from, to, amount }];
  try {
    await post(tx, clock, [{ refKind: 'order', refId: order.id, slot, outcome: 'refunded', movements }]);
  } catch (cause) {
    if (cause instanceof AlreadyPosted) throw new DomainError('returnStepNotPossible', { cause });
    throw cause;
  }
}

async function updateRefundedOrder(
  tx: Tx,
  { clock }: AppContext,
  { order }: OpenReturn,
  { isWhole, amount, lines }: Payment,
): Promise<void> {
  const pieces = await markPiecesRefunded(tx, order.id, lines);
  await tx
    .updateTable('orders')
    .set((eb) => ({
      refund_status: APPROVED,
      refund_amount: amount,
      refunded_total: eb('refunded_total', '+', amount),
      refunded_pieces: eb('refunded_pieces', '+', pieces),
      ...(isWhole && {
        status: states.order.transitions.refundMissing.to,
        status_before_refund: order.status,
      }),
      last_step: 'refundSucceeded',
      changed_at: clock.now(),
    }))
    .where('id', '=', order.id)
    .execute();
}

/**
 * Pays a return back to the buyer out of the held money: its total, or less where the mall decided so. An order that never
 * arrived ends with it. Goods that were shipped do not go back to stock by themselves: the store counts them in.
 */
export async function payReturn(
  tx: Tx,
  ctx: AppContext,
  open: OpenReturn,
  amount: string = open.goods.total,
): Promise<void> {
  const { order, goods } = open;
  const isWhole = order.status === 3;
  if (isWhole) assertStep('refundMissing', order.status);
  const lines = await tx
    .selectFrom('return_line')
    .selectAll()
    .where('return_id', '=', goods.id)
    .orderBy('sku_id')
    .execute();
  const payment = { id: newId('rf'), isWhole, amount, lines };
  await insertRefund(tx, ctx, open, payment);
  await postRefund(tx, ctx, open, payment);
  await updateRefundedOrder(tx, ctx, open, payment);
  await logOrderStep(tx, ctx.clock, [order], { step: 'refundSucceeded' });
  await countRefunded(tx, payment.id);
  await sendMail(tx, ctx, 'refundGranted', { userId: order.buyer_id, ...orderFacts(order), amount });
}
