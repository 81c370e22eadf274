import type { Tx } from '../../db/database.ts';
import type { AddressRow } from '../../db/schema/tables.ts';
import { transact } from '../../db/transact.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { newId } from '../new-id.ts';

const MAX_ADDRESSES = 6;

export type AddressFields = Pick<
  AddressRow,
  | 'contacts'
  | 'phone'
  | 'email'
  | 'postcode'
  | 'country'
  | 'province'
  | 'city'
  | 'address'
  | 'country_id'
  | 'province_id'
  | 'city_id'
> & { readonly isDefault: boolean };

/** A user's addresses, the default one first, then the newest. */
export async function listAddresses({ db }: AppContext, userId: string): Promise<readonly AddressRow[]> {
  return db
    .selectFrom('address')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Serializes changes per user. Otherwise two concurrent ones could exceed the limit or set two defaults. */
async function lockBook(tx: Tx, userId: string): Promise<readonly { id: string; is_default: boolean }[]> {
  await tx.selectFrom('user_account').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  return tx
    .selectFrom('address')
    .select(['id', 'is_default'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

async function makeDefault(tx: Tx, userId: string, addressId: string): Promise<void> {
  await tx
    .updateTable('address')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute();
  await tx.updateTable('address').set({ is_default: true }).where('id', '=', addressId).execute();
}

/**
 * Adds an address. The first one always becomes the default.
 * @throws {DomainError} `deliveryAddressLimit`.
 */
export async function addAddress(
  ctx: AppContext,
  userId: string,
  { isDefault, ...fields }: AddressFields,
): Promise<void> {
  await transact(ctx, async (tx) => {
    const book = await lockBook(tx, userId);
    if (book.length >= MAX_ADDRESSES) throw new DomainError('deliveryAddressLimit');
    const id = newId('ad');
    await tx
      .insertInto('address')
      .values({ id, user_id: userId, ...fields, created_at: ctx.clock.now() })
      .execute();
    if (isDefault || book.length === 0) await makeDefault(tx, userId, id);
  });
}

/**
 * Changes an address. If it stops being the default, the newest other address becomes it.
 * @throws {DomainError} `addressNotFound`.
 */
export async function editAddress(
  ctx: AppContext,
  userId: string,
  addressId: string,
  { isDefault, ...fields }: AddressFields,
): Promise<void> {
  await transact(ctx, async (tx) => {
    const book = await lockBook(tx, userId);
    const entry = book.find(({ id }) => id === addressId);
    if (!entry) throw new DomainError('addressNotFound');
    await tx.updateTable('address').set(fields).where('id', '=', addressId).execute();
    const nextDefault = isDefault
      ? entry
      : entry.is_default
        ? book.find(({ id }) => id !== addressId)
        : undefined;
    if (nextDefault) await makeDefault(tx, userId, nextDefault.id);
  });
}

async function isRemoved(tx: Tx, userId: string, addressId: string): Promise<boolean> {
  const query = tx
    .selectFrom('gone_address')
    .select('id')
    .where('id', '=', addressId)
    .where('user_id', '=', userId);
  return (await query.executeTakeFirst()) !== undefined;
}

/**
 * Removes an address; orders keep their copy. Removing it again succeeds.
 * @throws {DomainError} `addressNotFound`.
 */
export async function removeAddress(ctx: AppContext, userId: string, addressId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const book = await lockBook(tx, userId);
    const entry = book.find(({ id }) => id === addressId);
    if (!entry) {
      if (await isRemoved(tx, userId, addressId)) return;
      throw new DomainError('addressNotFound');
    }
    await tx.deleteFrom('address').where('id', '=', addressId).execute();
    await tx.insertInto('gone_address').values({ id: addressId, user_id: userId }).execute();
    const nextDefault = book.find(({ id }) => id !== addressId);
    if (entry.is_default && nextDefault) await makeDefault(tx, userId, nextDefault.id);
  });
}
