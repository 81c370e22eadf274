import { states } from '@openmall/sdk';
import type { Tx } from '../../../db/database.ts';
import type { OrderRow, RefundLineRow, RefundRow } from '../../../db/schema/tables.ts';
import { transact } from '../../../db/transact.ts';
import { requireReason } from '../../audit/assert-may.ts';
import { recordAudit } from '../../audit/audit-log.ts';
import { DomainError } from '../../domain-error.ts';
import { ledgerAccount } from '../../ledger/ledger-accounts.ts';
import { AlreadyPosted, post, type Posting } from '../../ledger/post.ts';
import type { AppContext } from '../../../context.ts';
import { orderFacts } from '../../mail/mail-facts.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { lockOrder, logOrderStep } from '../order-rows.ts';
import { countRefunded } from '../../inventory/sold-figures.ts';
import { returnPieces } from '../../inventory/stock.ts';
import { markPiecesRefunded } from './refunded-lines.ts';

const { transitions } = states.refund;

/** The store approves a refund, or the clock does. */
type Approval = 'approve' | 'approveByDefault';

interface OpenRefund {
  readonly order: OrderRow;
  readonly refund: RefundRow;
  readonly lines: readonly RefundLineRow[];
}

/**
 * The undecided refund of an order that the caller has locked. Another one than the expected was asked for meanwhile.
 * @throws {DomainError} `orderNotRefundable`.
 */
async function findOpenRefund(tx: Tx, order: OrderRow, expectedId?: string): Promise<OpenRefund> {
  const refund = await tx
    .selectFrom('refund')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('state', 'in', transitions.approve.from)
    .executeTakeFirst();
  if (!refund || refund.id !== (expectedId ?? refund.id)) throw new DomainError('orderNotRefundable');
  const lines = await tx.selectFrom('refund_line').selectAll().where('refund_id', '=', refund.id).execute();
  return { order, refund, lines };
}

/** Pays the buyer back. A refund that leaves nothing settles the order; any other has a slot of its own. */
async function payBack(tx: Tx, { clock }: AppContext, { order, refund }: OpenRefund): Promise<void> {
  const movement = {
    from: ledgerAccount('escrow'),
    to: ledgerAccount('wallet', order.buyer_id),
    amount: refund.total,
  };
  const posting: Posting = {
    refKind: 'order',
    refId: order.id,
    slot: refund.is_whole ? 'settle' : `refund:${refund.id}`,
    outcome: 'refunded',
    movements: [movement],
  };
  try {
    await post(tx, clock, [posting]);
  } catch (cause) {
    if (cause instanceof AlreadyPosted) throw new DomainError('orderNotRefundable', { cause });
    throw cause;
  }
}

/** Takes the refund off the figures of the order. What is left of it goes on where it was. */
async function updateRefundedOrder(
  tx: Tx,
  { clock }: AppContext,
  { order, refund, lines }: OpenRefund,
  step: Approval,
): Promise<void> {
  const { to, log } = transitions[step];
  const pieces = await markPiecesRefunded(tx, order.id, lines);
  await tx
    .updateTable('orders')
    .set((eb) => ({
      refund_status: to,
      refunded_total: eb('refunded_total', '+', refund.total),
      refunded_pieces: eb('refunded_pieces', '+', pieces),
      ...(!refund.is_whole && {
        status: order.status_before_refund ?? order.status,
        status_before_refund: null,
      }),
      last_step: log,
      changed_at: clock.now(),
    }))
    .where('id', '=', order.id)
    .execute();
}

interface Decision {
  readonly id: string;
  readonly state: 2 | 3;
  readonly answer?: string;
  readonly byDefault?: boolean;
}

const decide = (tx: Tx, { clock }: AppContext, { id, state, answer, byDefault = false }: Decision) =>
  tx
    .updateTable('refund')
    .set({ state, answer: answer || null, by_default: byDefault, decided_at: clock.now() })
    .where('id', '=', id)
    .execute();

/**
 * Approves the undecided refund of an order that the caller has locked: the money goes back to the buyer and the pieces go
 * back to stock. What is left of the order goes on.
 * @throws {DomainError} `orderNotRefundable`.
 */
export async function approveOpenRefund(
  tx: Tx,
  ctx: AppContext,
  order: OrderRow,
  { step, refundId }: { readonly step: Approval; readonly refundId?: string | undefined },
): Promise<void> {
  const { clock } = ctx;
  const open = await findOpenRefund(tx, order, refundId);
  const { refund, lines } = open;
  const pieces = lines.map(({ sku_id: skuId, quantity }) => ({ orderId: order.id, skuId, quantity }));
  await returnPieces(tx, clock, refund.id, pieces);
  await payBack(tx, ctx, open);
  const byDefault = step === 'approveByDefault';
  await decide(tx, ctx, { id: refund.id, state: transitions[step].to, byDefault });
  await updateRefundedOrder(tx, ctx, open, step);
  await logOrderStep(tx, clock, [order], { step: transitions[step].log });
  await countRefunded(tx, refund.id);
  const facts = { ...orderFacts(order), amount: refund.total };
  await sendMail(tx, ctx, 'refundGranted', { userId: order.buyer_id, ...facts });
}

/**
 * The store approves the refund that the buyer has requested, only this one if its id is given.
 * @throws {DomainError} `orderNotFound` or `orderNotRefundable`.
 */
export async function approveRefund(ctx: AppContext, orderId: string, refundId?: string): Promise<void> {
  await transact(ctx, async (tx) => {
    await approveOpenRefund(tx, ctx, await lockOrder(tx, ctx, orderId), { step: 'approve', refundId });
    await recordAudit(tx, ctx, { subjectId: orderId, action: 'grantRefund' });
  });
}

/**
 * The store rejects the refund that the buyer has requested: the order returns to its previous state. Only this one
 * if its id is given.
 * @throws {DomainError} `orderNotFound`, `orderNotRefundable` or `reasonRequired`.
 */
export async function rejectRefund(
  ctx: AppContext,
  orderId: string,
  reason: string,
  refundId?: string,
): Promise<void> {
  const { clock } = ctx;
  const why = requireReason(reason);
  await transact(ctx, async (tx) => {
    const { order, refund } = await findOpenRefund(tx, await lockOrder(tx, ctx, orderId), refundId);
    if (order.status_before_refund === null) throw new DomainError('orderNotRefundable');
    const { to, log } = transitions.reject;
    await decide(tx, ctx, { id: refund.id, state: to, answer: why });
    await tx
      .updateTable('orders')
      .set({
        status: order.status_before_refund,
        status_before_refund: null,
        refund_status: to,
        last_step: log,
        changed_at: clock.now(),
      })
      .where('id', '=', order.id)
      .execute();
    await logOrderStep(tx, clock, [order], { step: log, detail: why });
    await recordAudit(tx, ctx, { subjectId: order.id, action: 'refuseRefund', reason: why });
    const facts = { ...orderFacts(order), reason: why };
    await sendMail(tx, ctx, 'refundRefused', { userId: order.buyer_id, ...facts });
  });
}
