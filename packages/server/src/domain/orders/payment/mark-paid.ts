import type { Tx } from '../../../db/database.ts';
import type { OrderRow } from '../../../db/schema/tables.ts';
import { runTogether } from '../../../db/statements/send-together.ts';
import { DomainError } from '../../domain-error.ts';
import { ledgerAccount } from '../../ledger/ledger-accounts.ts';
import { AlreadyPosted, FloorReached, post, type Posting } from '../../ledger/post.ts';
import type { AppContext } from '../../../context.ts';
import { findRecipients, sendMailTo } from '../../mail/send-mail.ts';
import { orderFacts } from '../../mail/mail-facts.ts';
import { countSold } from '../../inventory/sold-figures.ts';
import { deadlineIn } from '../deadlines/order-days.ts';
import { logOrderStep } from '../order-rows.ts';
import { logEntryOf, stateAfter } from '../order-steps.ts';

export const chargeOf = ({ id, buyer_id: buyer, total: amount }: OrderRow): Posting => ({
  refKind: 'order',
  refId: id,
  slot: 'charge',
  outcome: 'paid',
  movements: [{ from: ledgerAccount('wallet', buyer), to: ledgerAccount('escrow'), amount }],
});

/**
 * Charges the wallets of the buyers.
 * @throws {DomainError} `insufficientBalance` or `orderAlreadyPaid`.
 */
export async function postCharges(tx: Tx, { clock }: AppContext, orders: readonly OrderRow[]): Promise<void> {
  try {
    await post(tx, clock, orders.map(chargeOf));
  } catch (cause) {
    if (cause instanceof FloorReached) throw new DomainError('insufficientBalance', { cause });
    if (cause instanceof AlreadyPosted) throw new DomainError('orderAlreadyPaid', { cause });
    throw cause;
  }
}

/** Marks the orders of payments as paid, and tells each buyer. The caller has posted their charges. */
export async function markPaid(
  tx: Tx,
  ctx: AppContext,
  payments: readonly (readonly OrderRow[])[],
): Promise<void> {
  const { clock } = ctx;
  const orders = payments.flat();
  if (orders.length === 0) return;
  const ids = orders.map(({ id }) => id);
  const update = tx
    .updateTable('orders')
    .set({
      status: stateAfter('pay'),
      last_step: logEntryOf('pay'),
      paid_at: clock.now(),
      ship_deadline: deadlineIn(clock, 'order_ship_days'),
      changed_at: clock.now(),
    })
    .where('id', 'in', ids);
  const [recipients] = await runTogether(
    findRecipients(tx, [...new Set(orders.map(({ buyer_id: buyer }) => buyer))]),
    update.execute(),
    logOrderStep(tx, clock, orders, { step: logEntryOf('pay') }),
    countSold(tx, ids),
  );
  for (const paid of payments) {
    const userId = paid[0]?.buyer_id ?? '';
    const owner = recipients.get(userId);
    if (owner) await sendMailTo(tx, ctx, 'orderPaid', { userId, owner, ...orderFacts(...paid) });
  }
}
