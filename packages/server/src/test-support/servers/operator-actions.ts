/** Actions of merchants and operators, by name, so that a test can command them in a server process. */
import { sql } from 'kysely';
import { answerUser } from '../../domain/chat/answer-users.ts';
import { checkInvariants } from '../../domain/ledger/invariants.ts';
import type { AppContext } from '../../context.ts';
import { expireOrders } from '../../domain/orders/cancel.ts';
import { shipOrder } from '../../domain/orders/ship.ts';
import { confirmRecharge } from '../../domain/wallet/recharges/settle-recharge.ts';

type Action = (ctx: AppContext, id: string, detail: string) => Promise<unknown>;

/** Runs the expiry job until the order is no longer unpaid. */
async function keepExpiring(ctx: AppContext, id: string): Promise<void> {
  const isUnpaid = () =>
    ctx.db.selectFrom('orders').select('id').where('id', '=', id).where('status', '=', 0).executeTakeFirst();
  while (await isUnpaid()) await expireOrders(ctx);
}

export const OPERATOR_ACTIONS = {
  ship: (ctx, id) => shipOrder(ctx, id, { carrier: 'Nordic Parcel', trackingNumber: 'NP1' }),
  confirmRecharge,
  keepExpiring,
  /** Moves the payment deadline of an order to this many milliseconds from now. */
  runOut: ({ db }, id, ms) =>
    db
      .updateTable('orders')
      .set({ pay_deadline: sql<Date>`now() + cast(${`${ms} milliseconds`} as interval)` })
      .where('id', '=', id)
      .execute()
      .then(() => undefined),
  answer: (ctx, id, content) => answerUser(ctx, id, { kind: 'text', content }),
  checkLedger: ({ db }) => checkInvariants(db),
} as const satisfies Record<string, Action>;

export type OperatorAction = keyof typeof OPERATOR_ACTIONS;
export interface ActionCommand {
  readonly serial: number;
  readonly action: OperatorAction;
  readonly id: string;
  readonly detail: string;
}
export type ActionReport = { readonly serial: number } & (
  | { readonly result: unknown }
  /** The error key, or the message of another error. */
  | { readonly refusal: string }
);
