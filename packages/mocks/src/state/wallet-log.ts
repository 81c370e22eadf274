/** Every change of a balance is a line of the wallet's log. */
import type { WalletLog } from '@openmall/sdk';
import type { Account } from './account.ts';
import { coins } from './cents.ts';
import type { Mall } from './mall.ts';
import { demand } from './refusal.ts';

export interface WalletEntry {
  readonly kind: WalletLog['kind'];
  /** Below zero where it leaves the wallet. */
  readonly cents: number;
  readonly refId: string;
  readonly at?: number;
}

export function addWalletEntry(
  mall: Mall,
  account: Account,
  { kind, cents, refId, at = mall.now() }: WalletEntry,
): void {
  demand(account.cents + cents >= 0, 'insufficientBalance');
  account.cents += cents;
  account.walletLog.unshift({
    id: mall.nextId('wl'),
    createTime: at,
    kind,
    direction: cents < 0 ? 'out' : 'in',
    amount: coins(Math.abs(cents)),
    currency: 'USDT',
    balance: coins(account.cents),
    refId,
  });
}

/** Three wrong ones in a row close the door. */
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
