/** Changes balances. Each change is a line of the wallet log. */
import type { WalletLog } from '@openmall/sdk';
import type { Account } from './account.ts';
import { coins, dollars } from './cents.ts';
import { checkSecret } from '../verification/locks.ts';
import type { Mall } from './mall.ts';
import { recordNumber } from './record-number.ts';
import { demand } from './refusal.ts';

const causes = {
  recharge: 'recharge',
  withdrawal: 'withdrawal',
  withdrawalReturned: 'withdrawal',
  orderPayment: 'order',
  orderRefund: 'refund',
  sale: 'other',
  loan: 'loan',
  loanRepayment: 'loan',
  demoBonus: 'other',
} as const satisfies Readonly<Record<WalletLog['kind'], string>>;

export interface WalletEntry {
  readonly kind: WalletLog['kind'];
  /** Negative for payments out of the wallet. */
  readonly cents: number;
  readonly refId: string;
  readonly at?: number;
  /** Whether it is demo money, as a bonus is. */
  readonly isDemo?: boolean;
}

/** Changes the balance and logs the change. @throws Refusal if the balance is too low. */
export function addWalletEntry(
  mall: Mall,
  account: Account,
  { kind, cents, refId, at = mall.now(), isDemo = kind === 'demoBonus' }: WalletEntry,
): void {
  demand(account.cents + cents >= 0, 'insufficientBalance');
  account.cents += cents;
  // Other money is spent first.
  account.demoCents = Math.min(account.demoCents + (isDemo ? cents : 0), account.cents);
  account.walletLog.unshift({
    id: mall.nextId('wl'),
    createTime: at,
    kind,
    direction: cents < 0 ? 'out' : 'in',
    amount: coins(Math.abs(cents)),
    currency: 'USDT',
    balance: coins(account.cents),
    refId,
    refNumber: recordNumber(refId),
  });
  mall.push(account.usercode, {
    type: 'walletChanged',
    money: dollars(account.cents),
    cause: causes[kind],
    reference: refId,
  });
}

/** Checks the fund password under its lock. @throws Refusal if it is wrong. */
export function checkFundPassword(mall: Mall, account: Account, safeword: string): void {
  demand(account.fundPassword !== undefined, 'fundPasswordNotSet');
  const isRight = account.fundPassword === safeword;
  checkSecret(mall, `fund/${account.usercode}`, isRight, 'wrongFundPassword');
}
