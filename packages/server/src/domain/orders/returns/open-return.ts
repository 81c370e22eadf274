import { sql } from 'kysely';

/** A condition on orders: no return of theirs is open, and no report that they never arrived. */
export const hasNoOpenReturn = sql<boolean>`not exists (
  select from return_case where return_case.order_id = orders.id and return_case.state not in (4, 7))`;
