import type { Db, Tx } from '../../db/database.ts';
import type { AddressRow } from '../../db/schema/tables.ts';
import { DomainError } from '../domain-error.ts';

/**
 * The address with this id; without an id the default address, or the oldest one.
 * @throws {DomainError} `addressNotFound` if the id is unknown.
 */
export async function findAddress(
  db: Db | Tx,
  userId: string,
  addressId: string | undefined,
): Promise<AddressRow | undefined> {
  const own = db.selectFrom('address').selectAll().where('user_id', '=', userId);
  if (addressId === undefined) {
    return own.orderBy('is_default', 'desc').orderBy('created_at').orderBy('id').limit(1).executeTakeFirst();
  }
  const address = await own.where('id', '=', addressId).executeTakeFirst();
  if (!address) throw new DomainError('addressNotFound');
  return address;
}
