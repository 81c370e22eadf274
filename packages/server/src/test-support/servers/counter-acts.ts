/** What happens on the other side of the counter, by name, for a process that is told to do it. */
import { sql } from 'kysely';
import { answerUser } from '../../domain/chat/answer-users.ts';
import { checkInvariants } from '../../domain/ledger/invariants.ts';
import type { AppContext } from '../../context.ts';
import { expireOrders } from '../../domain/orders/cancel.ts';
import { shipOrder } from '../../domain/orders/ship.ts';
import { confirmRecharge } from '../../domain/wallet/recharges/settle-recharge.ts';

type Act = (ctx: AppContext, id: string, detail: string) => Promise<unknown>;

/** Lets the clock cancel what has run out, again and again until one order is no longer to be paid. */
async function keepExpiring(ctx: AppContext, id: string): Promise<void> {
  const isUnpaid = () =>
    ctx.db.selectFrom('orders').select('id').where('id', '=', id).where('status', '=', 0).executeTakeFirst();
  while (await isUnpaid()) await expireOrders(ctx);
}

export const COUNTER_ACTS = {
  ship: (ctx, id) => shipOrder(ctx, id, { carrier: 'Nordic Parcel', trackingNumber: 'NP1' }),
  confirmRecharge,
  keepExpiring,
  /** The time to pay is over so many milliseconds from now. */
  runOut: ({ db }, id, ms) =>
    db
      .updateTable('orders')
      .set({ pay_deadline: sql<Date>`now() + cast(${`${ms} milliseconds`} as interval)` })
      .where('id', '=', id)
      .execute()
      .then(() => undefined),
  answer: (ctx, id, content) => answerUser(ctx, id, { kind: 'text', content }),
  checkLedger: ({ db }) => checkInvariants(db),
} as const satisfies Record<string, Act>;

export type CounterAct = keyof typeof COUNTER_ACTS;
export interface Order {
  readonly serial: number;
  readonly act: CounterAct;
  readonly id: string;
  readonly detail: string;
}
export type Report = { readonly serial: number } & (
  | { readonly result: unknown }
  /** The catalogue's key of a refusal, or what went wrong. */
  | { readonly refusal: string }
);
