import { transact } from '../../db/transact.ts';
import { recordAudit } from '../audit/audit-log.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { lockOrder, logOrderStep } from './order-rows.ts';
import { assertStep, logEntryOf, stateAfter } from './order-steps.ts';

/** The store takes the order on and packs it. */
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
    await recordAudit(tx, ctx, { subjectId: order.id, act: 'confirm' });
  });
}

export interface Parcel {
  readonly carrier: string;
  readonly trackingNumber: string;
}

/** The store hands the parcel over. */
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
        changed_at: clock.now(),
      })
      .where('id', '=', order.id)
      .execute();
    await logOrderStep(tx, clock, [order], { step: logEntryOf('ship'), detail: carrier });
    await recordAudit(tx, ctx, { subjectId: order.id, act: 'ship' });
  });
}

/** What happens to a parcel on its way, in this order; the order's state stays "shipped". */
export const DELIVERY_STOPS = ['transferStation', 'sortingCentre', 'outForDelivery', 'delivered'] as const;
/** All of it, from the store's door on. */
export const SHIPPING_STEPS = ['shipped', ...DELIVERY_STOPS] as const;
export type ShippingStep = (typeof SHIPPING_STEPS)[number];

const positionOnRoad = (step: string) => SHIPPING_STEPS.findIndex((stop) => stop === step);

/** The carrier reports the next stop of a parcel. A stop that was passed already is not reported again. */
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
    if (positionOnRoad(step) <= positionOnRoad(order.last_step)) throw new DomainError('duplicateSubmission');
    await tx
      .updateTable('orders')
      .set({ last_step: step, changed_at: clock.now() })
      .where('id', '=', order.id)
      .execute();
    await logOrderStep(tx, clock, [order], { step, detail: place });
    await recordAudit(tx, ctx, { subjectId: order.id, act: 'reportStop', reason: step });
  });
}
