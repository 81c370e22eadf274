import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/**
 * The handling fee of an order in dollars: '0' before payment and for payments from the balance. A payment may
 * cover several orders: each bears a share by its total, and the last cents are distributed so that the shares
 * add up to the fee.
 */
export async function readHandlingFee(db: Db, userId: string, orderId: string): Promise<string> {
  const { rows } = await sql<{ readonly fee: string }>`
    with parts as (
      select one.id, one.total, p.handling_fee, p.amount,
             sum(one.total) over (partition by p.id order by one.id) as up_to
      from payment p
      join orders one on one.id = any (string_to_array(p.order_key, ','))
      where p.user_id = ${userId} and p.state = 1 and ${orderId} = any (string_to_array(p.order_key, ','))
    )
    select (trunc(handling_fee * up_to / amount, 2)
            - trunc(handling_fee * (up_to - total) / amount, 2))::text as fee
    from parts where id = ${orderId}`.execute(db);
  return rows[0]?.fee ?? '0';
}
