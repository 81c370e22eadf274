import type { CallContext } from '../../state/call-context.ts';
import { checkSecret, loginLock } from '../../verification/locks.ts';
import { openedAtOf } from '../../state/mall.ts';
import { demand } from '../../state/refusal.ts';

/** A login needs the password, so a session of at most this age proves the owner. */
const FRESH_MS = 10 * 60_000;

/**
 * Verifies that the owner of the account sets a credential that protects money.
 * @throws Refusal `wrongPassword`, the error of the lock, or `freshProofNeeded` for an old session without a password.
 */
export function confirmOwner({ mall, buyer, token = '' }: CallContext, password: string | undefined): void {
  if (password !== undefined)
    checkSecret(mall, loginLock(buyer.username), password === buyer.password, 'wrongPassword');
  else demand(openedAtOf(mall, token) > mall.now() - FRESH_MS, 'freshProofNeeded');
}
