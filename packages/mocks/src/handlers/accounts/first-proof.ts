/** What the first code removes that proves an address. */
import type { Account } from '../../state/account.ts';
import type { Mall } from '../../state/mall.ts';
import { addSecurityEvent } from './security-events.ts';
import { isEmail } from './verification.ts';

/**
 * Marks an address as proved by a code. Whoever registered with it before may have been somebody else, so everything that
 * was set until then is removed, the other address too.
 */
export function acceptProof(mall: Mall, account: Account, target: string): void {
  const [proved, other] = isEmail(target) ? (['email', 'phone'] as const) : (['phone', 'email'] as const);
  const contact = account[proved];
  if (!contact || contact.isVerified) return;
  account[proved] = { ...contact, isVerified: true };
  account[other] = undefined;
  account.fundPassword = undefined;
  account.authenticator = undefined;
  account.drawnAuthenticator = undefined;
  account.boundAddress = '';
  account.addressReleaseAt = undefined;
  account.bindingProofs.clear();
  account.forgottenCards.push(...account.bankCards.splice(0).map(({ id }) => id));
  addSecurityEvent(mall, account, 'accountReset');
}
