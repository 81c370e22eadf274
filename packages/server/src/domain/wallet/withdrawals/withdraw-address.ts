import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { CoinName, WithdrawAddressTable } from '../../../db/schema/wallet.ts';
import { transact } from '../../../db/transact.ts';
import type { Confirmation } from '../../accounts/confirm-owner.ts';
import { DomainError } from '../../domain-error.ts';
import { demandAuthenticator, hasAuthenticator, type SentCode } from '../../verification/authenticator.ts';
import type { AppContext } from '../../../context.ts';
import { isCoinOnNetwork } from '../crypto/coins.ts';
import { isAddressOfChain } from '../crypto/crypto-address.ts';

export type BoundAddress = Selectable<WithdrawAddressTable>;

export async function readBoundAddress(db: Db | Tx, userId: string): Promise<BoundAddress | undefined> {
  return db.selectFrom('withdraw_address').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** What proves that the owner binds an address. The mall itself needs none. */
interface OwnerProof {
  readonly confirm: Confirmation;
  readonly sent: SentCode;
}

async function proveAuthenticator(ctx: AppContext, userId: string, sent: SentCode): Promise<void> {
  if (await hasAuthenticator(ctx.db, userId)) await demandAuthenticator(ctx, userId, sent);
  else if (sent.code !== undefined) throw new DomainError('authenticatorNotBound');
}

/**
 * Binds the only address that a user's coins can be withdrawn to. Where the user has an authenticator, its code is
 * needed as well.
 * @throws {DomainError} `wrongDepositChain`, `addressFormatWrong` or `onlyOneWithdrawalAddress`, or an error of the proof.
 */
export async function bindAddress(
  ctx: AppContext,
  userId: string,
  { coin, chain, address }: { readonly coin: CoinName; readonly chain: string; readonly address: string },
  proof?: OwnerProof,
): Promise<void> {
  const { db, clock } = ctx;
  if (!isCoinOnNetwork(coin, chain)) throw new DomainError('wrongDepositChain');
  if (!isAddressOfChain(address, chain)) throw new DomainError('addressFormatWrong');
  if (await readBoundAddress(db, userId)) throw new DomainError('onlyOneWithdrawalAddress');
  if (proof) await proveAuthenticator(ctx, userId, proof.sent);
  await transact(db, async (tx) => {
    await proof?.confirm(tx);
    const { numInsertedOrUpdatedRows: bound } = await tx
      .insertInto('withdraw_address')
      .values({ user_id: userId, coin, blockchain_name: chain, address, bound_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!bound) throw new DomainError('onlyOneWithdrawalAddress');
  });
}
