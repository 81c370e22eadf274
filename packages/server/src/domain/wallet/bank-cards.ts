import type { Selectable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import type { BankCardTable } from '../../db/schema/wallet.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { newId } from '../new-id.ts';

export type BankCard = Selectable<BankCardTable>;
export interface NewBankCard {
  readonly bank: string;
  readonly holder: string;
  readonly number: string;
}

const MAX_CARDS = 10;

/** The bank cards of a user, newest first. */
export async function listBankCards({ db }: AppContext, userId: string): Promise<readonly BankCard[]> {
  return db
    .selectFrom('bank_card')
    .selectAll()
    .where('user_id', '=', userId)
    .where('forgotten_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/**
 * Counts the user's cards under a lock, so that parallel calls can't exceed the limit.
 * @throws {DomainError} `bankCardLimit`.
 */
async function assertCardLimit(tx: Tx, userId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('bank_card')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('forgotten_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= MAX_CARDS) throw new DomainError('bankCardLimit');
}

/**
 * Saves a card. Saving the same number again replaces its bank and holder.
 * @throws {DomainError} `bankCardLimit`.
 */
export async function saveBankCard(
  { db, clock }: AppContext,
  userId: string,
  { bank, holder, number }: NewBankCard,
): Promise<BankCard> {
  return transact(db, async (tx) => {
    await tx
      .selectFrom('user_account')
      .select('id')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const known = await tx
      .updateTable('bank_card')
      .set({ bank_name: bank, holder })
      .where('user_id', '=', userId)
      .where('number', '=', number)
      .where('forgotten_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (known) return known;
    await assertCardLimit(tx, userId);
    const card = {
      id: newId('bc'),
      user_id: userId,
      bank_name: bank,
      holder,
      number,
      created_at: clock.now(),
    };
    return tx.insertInto('bank_card').values(card).returningAll().executeTakeFirstOrThrow();
  });
}

/**
 * Removes a card and erases its number and names. Removing it again succeeds.
 * @throws {DomainError} `bankCardNotFound`.
 */
export async function removeBankCard({ db, clock }: AppContext, userId: string, id: string): Promise<void> {
  const { numUpdatedRows: forgotten } = await db
    .updateTable('bank_card')
    .set((eb) => ({
      bank_name: '',
      holder: '',
      number: '',
      forgotten_at: eb.fn.coalesce('forgotten_at', clock.now()),
    }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!forgotten) throw new DomainError('bankCardNotFound');
}
