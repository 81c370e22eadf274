import { sql } from 'kysely';
import type { PaymentTable } from '../../db/schema/wallet.ts';
import type { Db } from '../../db/database.ts';

export interface OrderPayment {
  readonly method: 'balance' | PaymentTable['method'];
  /** The handling fee in dollars; '0' for the balance. */
  readonly handlingFee: string;
}

/**
 * How a paid order was paid, and its handling fee. A payment may cover several orders: each bears a share by its
 * total, and the last cents are distributed so that the shares add up to the fee.
 */
export async function readOrderPayment(db: Db, userId: string, orderId: string): Promise<OrderPayment> {
  const { rows } = await sql<OrderPayment>`
    with parts as (
      select one.id, one.total, p.method, p.handling_fee, p.amount,
             sum(one.total) over (partition by p.id order by one.id) as up_to
      from payment p
      join orders one on one.id = any (string_to_array(p.order_key, ','))
      where p.user_id = ${userId} and p.state = 1 and ${orderId} = any (string_to_array(p.order_key, ','))
    )
    select method, (trunc(handling_fee * up_to / amount, 2)
            - trunc(handling_fee * (up_to - total) / amount, 2))::text as "handlingFee"
    from parts where id = ${orderId}`.execute(db);
  return rows[0] ?? { method: 'balance', handlingFee: '0' };
}
