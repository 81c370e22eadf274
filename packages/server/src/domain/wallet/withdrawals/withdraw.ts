import { readTime } from '../../../db/clock.ts';
import type { Tx } from '../../../db/database.ts';
import { transact } from '../../../db/transact.ts';
import type { BankAccount } from '../../../db/schema/wallet.ts';
import { checkFundPassword } from '../../accounts/passwords/fund-password.ts';
import { DomainError } from '../../domain-error.ts';
import { demandAuthenticator, type SentCode } from '../../verification/authenticator.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { ledgerAccount } from '../../ledger/ledger-accounts.ts';
import { FloorReached, post } from '../../ledger/post.ts';
import type { AppContext } from '../../../context.ts';
import { isDust, isGreater, isPositive, minus, times, truncateCoin } from '../../money/exact.ts';
import { newId } from '../../new-id.ts';
import { readBalance } from '../balance.ts';
import { readPrices, isCoinOnNetwork } from '../crypto/coins.ts';
import { assertFormOpen, lockActiveUser, consumeForm } from '../money-forms.ts';
import { readBoundAddress } from './withdraw-address.ts';
import { assertMayWithdraw } from './withdraw-policy.ts';
import {
  countToday,
  isOpenAt,
  readFeeShare,
  readWithdrawTerms,
  type WithdrawChannel,
  type WithdrawTerms,
} from './withdraw-terms.ts';

export interface WithdrawRequest {
  readonly formToken: string;
  readonly fundPassword: string;
  readonly authenticator: SentCode;
  readonly channel: WithdrawChannel;
  /** Quantity of the coin, including the fee. */
  readonly volume: string;
  readonly address?: string | undefined;
  readonly bank?: BankAccount | undefined;
}

interface Destination {
  readonly blockchain_name: string | null;
  readonly address: string | null;
  readonly bank: string | null;
}

/** The destination of the money. For coins, it is the address bound at this moment. */
async function destinationOf(tx: Tx, userId: string, request: WithdrawRequest): Promise<Destination> {
  const { channel, bank } = request;
  if (channel === 'bank') {
    if (!bank)
      throw new DomainError('parameterError', { parameter: { field: 'bankName', rule: 'requiredWith' } });
    return { blockchain_name: null, address: null, bank: JSON.stringify(bank) };
  }
  const bound = await readBoundAddress(tx, userId);
  if (!bound || (request.address !== undefined && request.address !== bound.address))
    throw new DomainError('withdrawalAddressNotBound');
  if (!isCoinOnNetwork(channel, bound.blockchain_name)) throw new DomainError('addressFormatWrong');
  return { blockchain_name: bound.blockchain_name, address: bound.address, bank: null };
}

async function assertOpenNow(tx: Tx, userId: string, now: Date, terms: WithdrawTerms): Promise<void> {
  if (!isOpenAt(now, terms)) throw new DomainError('outsideWithdrawalTime');
  const pending = await tx
    .selectFrom('withdrawal')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 0)
    .executeTakeFirst();
  if (pending) throw new DomainError('withdrawalPending');
  if ((await countToday(tx, userId, now)) >= terms.dailyMax)
    throw new DomainError('dailyWithdrawalsExceeded');
  if (!isPositive(terms.purchases)) return;
  const { bought } = await tx
    .selectFrom('orders')
    .select((eb) =>
      eb.fn.coalesce(eb.fn.sum<string>(eb('total', '-', eb.ref('refunded_total'))), eb.val('0')).as('bought'),
    )
    .where('buyer_id', '=', userId)
    .where('status', 'in', [4, 5])
    .executeTakeFirstOrThrow();
  if (isGreater(terms.purchases, bought)) throw new DomainError('tradingVolumeTooLow');
}

/**
 * A withdrawal that leaves less than a cent may be below the minimum. Otherwise a small balance could never be
 * withdrawn.
 * @throws {DomainError} `withdrawalOutsideLimits`.
 */
async function assertWithinLimits(
  tx: Tx,
  userId: string,
  amount: string,
  { minimum, maximum }: WithdrawTerms,
): Promise<void> {
  const outside = () => new DomainError('withdrawalOutsideLimits');
  if (isGreater(amount, maximum)) throw outside();
  if (!isGreater(minimum, amount)) return;
  const rest = minus(await readBalance({ db: tx }, userId), amount);
  if (!isDust(rest)) throw outside();
}

interface Figures {
  readonly volume: string;
  readonly fee: string;
  readonly arrival: string;
  readonly price: string;
  readonly amount: string;
  readonly fee_amount: string;
}

/**
 * All amounts are truncated to ten decimals, so that the fee is never rounded up and the user receives the
 * exact rest.
 */
async function figuresOf(
  tx: Tx,
  { channel, volume }: WithdrawRequest,
  terms: WithdrawTerms,
): Promise<Figures> {
  const price = channel === 'bank' ? '1' : (await readPrices(tx))[channel];
  if (price === undefined || !terms.channels.includes(channel)) throw new DomainError('paymentMethodNotOpen');
  const fee = truncateCoin(times(volume, await readFeeShare(tx, channel)));
  const arrival = minus(volume, fee);
  const amount = truncateCoin(times(volume, price));
  if (!isPositive(arrival)) throw new DomainError('withdrawalOutsideLimits');
  return { volume, fee, arrival, price, amount, fee_amount: truncateCoin(times(fee, price)) };
}

async function hold(
  tx: Tx,
  { clock }: AppContext,
  { id, userId, amount }: { readonly id: string; readonly userId: string; readonly amount: string },
): Promise<void> {
  const movements = [
    { from: ledgerAccount('wallet', userId), to: ledgerAccount('withdraw_hold', userId), amount },
  ];
  try {
    await post(tx, clock, [{ refKind: 'withdrawal', refId: id, slot: 'charge', outcome: 'held', movements }]);
  } catch (cause) {
    throw cause instanceof FloorReached ? new DomainError('insufficientBalance', { cause }) : cause;
  }
}

/** The quantity as mails name it, such as `0.5 BTC`. */
export const sumOf = ({ channel, volume }: Pick<WithdrawRequest, 'channel' | 'volume'>): string =>
  `${truncateCoin(volume)} ${channel === 'bank' ? 'USD' : channel}`;

/** Checks a withdrawal against its terms. Returns where it goes, and its figures. */
async function checkTerms(
  tx: Tx,
  ctx: AppContext,
  userId: string,
  request: WithdrawRequest,
): Promise<Destination & Figures> {
  const terms = await readWithdrawTerms(tx);
  await assertOpenNow(tx, userId, await readTime(tx, ctx.clock), terms);
  const destination = await destinationOf(tx, userId, request);
  const figures = await figuresOf(tx, request, terms);
  await assertWithinLimits(tx, userId, figures.amount, terms);
  return { ...destination, ...figures };
}

/**
 * Checks PIN and code of a request. The code comes last, since it is accepted once: a request that is refused for
 * something else can be repeated with it. Returns whether there was a code.
 */
async function proveRequest(ctx: AppContext, userId: string, request: WithdrawRequest): Promise<boolean> {
  await assertMayWithdraw(ctx.db, userId);
  await checkFundPassword(ctx, userId, request.fundPassword);
  await transact(ctx, async (tx) => {
    await assertFormOpen(tx, ctx, userId, request.formToken);
    await checkTerms(tx, ctx, userId, request);
  });
  return demandAuthenticator(ctx, userId, request.authenticator);
}

/**
 * Records a withdrawal and holds its amount until it is paid out or refused.
 * @throws {DomainError} `insufficientBalance`, `withdrawalAddressNotBound`, `withdrawalPending`,
 * `dailyWithdrawalsExceeded`, `outsideWithdrawalTime`, `withdrawalOutsideLimits`, `tradingVolumeTooLow`,
 * `paymentMethodNotOpen`, `parameterError`, a requirement that is not met, or an error of the form, the fund
 * password or the code.
 */
export async function requestWithdrawal(
  ctx: AppContext,
  userId: string,
  request: WithdrawRequest,
): Promise<string> {
  const hasCode = await proveRequest(ctx, userId, request);
  return transact(ctx, async (tx) => {
    await lockActiveUser(tx, userId);
    await consumeForm(tx, ctx, userId, request.formToken);
    const checked = await checkTerms(tx, ctx, userId, request);
    const id = newId('wd');
    await tx
      .insertInto('withdrawal')
      .values({
        id,
        user_id: userId,
        channel: request.channel,
        ...checked,
        without_code: !hasCode,
        created_at: ctx.clock.now(),
      })
      .execute();
    await hold(tx, ctx, { id, userId, amount: checked.amount });
    await sendMail(tx, ctx, 'withdrawalRequested', { userId, sum: sumOf(request) });
    return id;
  });
}
