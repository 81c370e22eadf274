/** Changes balances. Each change is a line of the wallet log. */
import type { WalletLog } from '@openmall/sdk';
import type { Account } from './account.ts';
import { coins } from './cents.ts';
import type { Mall } from './mall.ts';
import { recordNumber } from './record-number.ts';
import { demand } from './refusal.ts';

export interface WalletEntry {
  readonly kind: WalletLog['kind'];
  /** Negative for payments out of the wallet. */
  readonly cents: number;
  readonly refId: string;
  readonly at?: number;
}

/** Changes the balance and logs the change. @throws Refusal if the balance is too low. */
export function addWalletEntry(
  mall: Mall,
  account: Account,
  { kind, cents, refId, at = mall.now() }: WalletEntry,
): void {
  demand(account.cents + cents >= 0, 'insufficientBalance');
  account.cents += cents;
  // Other money is spent first.
  account.demoCents = Math.min(account.demoCents + (kind === 'demoBonus' ? cents : 0), account.cents);
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
}

/** Checks the fund password. Three wrong passwords in a row lock the account. @throws Refusal if it is wrong. */
export function checkFundPassword(account: Account, safeword: string): void {
  demand(account.fundPassword !== undefined, 'fundPasswordNotSet');
  demand(account.wrongPasswords < 3, 'lockedForThreeMinutes');
  if (account.fundPassword === safeword) {
    account.wrongPasswords = 0;
    return;
  }
  account.wrongPasswords += 1;
  demand(false, 'wrongFundPassword');
}
