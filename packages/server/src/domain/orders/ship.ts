import { transact } from '../../db/transact.ts';
import { recordAudit } from '../audit/audit-log.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { sendMail } from '../mail/send-mail.ts';
import { orderFacts } from '../mail/mail-facts.ts';
import { deadlineIn } from './deadlines/order-days.ts';
import { lockOrder, logOrderStep } from './order-rows.ts';
import { assertStep, logEntryOf, stateAfter } from './order-steps.ts';

/**
 * The store confirms the order and packs it.
 * @throws {DomainError} `orderNotFound`, or why the order can't be confirmed in its state.
 */
export async function confirmOrder(ctx: AppContext, orderId: string): Promise<void> {
  const { clock } = ctx;
  await transact(ctx, async (tx) => {
    const order = await lockOrder(tx, ctx, orderId);
    assertStep('confirm', order.status);
    const confirmed = {
      status: stateAfter('confirm'),
      last_step: logEntryOf('confirm'),
      changed_at: clock.now(),
    };
    await tx.updateTable('orders').set(confirmed).where('id', '=', order.id).execute();
    await logOrderStep(tx, clock, [order], { step: logEntryOf('confirm') });
    await recordAudit(tx, ctx, { subjectId: order.id, action: 'confirm' });
  });
}

export interface Parcel {
  readonly carrier: string;
  readonly trackingNumber: string;
}

/**
 * The store hands the parcel to the carrier.
 * @throws {DomainError} `orderNotFound`, or why the order can't be shipped in its state.
 */
export async function shipOrder(
  ctx: AppContext,
  orderId: string,
  { carrier, trackingNumber }: Parcel,
): Promise<void> {
  const { clock } = ctx;
  await transact(ctx, async (tx) => {
    const order = await lockOrder(tx, ctx, orderId);
    assertStep('ship', order.status);
    await tx
      .updateTable('orders')
      .set({
        status: stateAfter('ship'),
        last_step: logEntryOf('ship'),
        carrier,
        tracking_number: trackingNumber,
        shipped_at: clock.now(),
        arrival_deadline: deadlineIn(clock, 'parcel_arrival_days'),
        changed_at: clock.now(),
      })
      .where('id', '=', order.id)
      .execute();
    await logOrderStep(tx, clock, [order], { step: logEntryOf('ship'), detail: carrier });
    await recordAudit(tx, ctx, { subjectId: order.id, action: 'ship' });
    const facts = { ...orderFacts(order), carrier, trackingNumber };
    await sendMail(tx, ctx, 'parcelSent', { userId: order.buyer_id, ...facts });
  });
}

/** The stops of a parcel, in order. The order stays "shipped" at all of them. */
export const DELIVERY_STOPS = ['transferStation', 'sortingCentre', 'outForDelivery', 'delivered'] as const;
/** The stops, including the shipment itself. */
export const SHIPPING_STEPS = ['shipped', ...DELIVERY_STOPS] as const;
export type ShippingStep = (typeof SHIPPING_STEPS)[number];

const stepIndex = (step: string) => SHIPPING_STEPS.findIndex((stop) => stop === step);

/**
 * The carrier reports the next stop of a parcel.
 * @throws {DomainError} `duplicateSubmission` if the parcel has already passed the stop; `orderNotFound`, or
 * the reason in the wrong state.
 */
export async function reportStop(
  ctx: AppContext,
  orderId: string,
  step: Exclude<ShippingStep, 'shipped'>,
  place = '',
): Promise<void> {
  const { clock } = ctx;
  await transact(ctx, async (tx) => {
    const order = await lockOrder(tx, ctx, orderId);
    assertStep('receive', order.status);
    if (stepIndex(step) <= stepIndex(order.last_step)) throw new DomainError('duplicateSubmission');
    await tx
      .updateTable('orders')
      .set({
        last_step: step,
        changed_at: clock.now(),
        ...(step === 'delivered' && { receipt_deadline: deadlineIn(clock, 'order_receipt_days') }),
      })
      .where('id', '=', order.id)
      .execute();
    await logOrderStep(tx, clock, [order], { step, detail: place });
    await recordAudit(tx, ctx, { subjectId: order.id, action: 'reportStop', reason: step });
    if (step === 'delivered')
      await sendMail(tx, ctx, 'orderDelivered', { userId: order.buyer_id, ...orderFacts(order) });
  });
}
