import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { CoinName, WithdrawAddressTable } from '../../../db/schema/wallet.ts';
import { transact } from '../../../db/transact.ts';
import type { Confirmation } from '../../accounts/confirm-owner.ts';
import { DomainError } from '../../domain-error.ts';
import type { AppContext } from '../../../context.ts';
import { isCoinOnNetwork } from '../crypto/coins.ts';
import { isAddressOfChain } from '../crypto/crypto-address.ts';

export type BoundAddress = Selectable<WithdrawAddressTable>;

export async function readBoundAddress(db: Db | Tx, userId: string): Promise<BoundAddress | undefined> {
  return db.selectFrom('withdraw_address').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/**
 * Binds the only address that a user's coins can be withdrawn to.
 * @throws {DomainError} `wrongDepositChain`, `addressFormatWrong` or `onlyOneWithdrawalAddress`.
 */
export async function bindAddress(
  { db, clock }: AppContext,
  userId: string,
  { coin, chain, address }: { readonly coin: CoinName; readonly chain: string; readonly address: string },
  confirm?: Confirmation,
): Promise<void> {
  if (!isCoinOnNetwork(coin, chain)) throw new DomainError('wrongDepositChain');
  if (!isAddressOfChain(address, chain)) throw new DomainError('addressFormatWrong');
  await transact(db, async (tx) => {
    await confirm?.(tx);
    const { numInsertedOrUpdatedRows: bound } = await tx
      .insertInto('withdraw_address')
      .values({ user_id: userId, coin, blockchain_name: chain, address, bound_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!bound) throw new DomainError('onlyOneWithdrawalAddress');
  });
}

/**
 * Customer service removes the binding, so that the user can bind another address. Open withdrawals still go
 * to the old one.
 */
export async function releaseAddress({ db }: AppContext, userId: string): Promise<void> {
  await db.deleteFrom('withdraw_address').where('user_id', '=', userId).execute();
}
