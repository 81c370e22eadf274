/** What happened to an account, as `localuser!securityEvents` lists it. */
import { toWireTime, type OperationId, type SecurityEvent, type SecurityEventKind } from '@openmall/sdk';
import type { Account } from '../../state/account.ts';
import type { Mall } from '../../state/mall.ts';

const MAX_KEPT = 50;

/** Operations after which their caller reads about it. Those of a visitor record it themselves. */
const KINDS: Readonly<Partial<Record<OperationId, SecurityEventKind>>> = {
  userUpdateOldAndNewPsw: 'passwordChanged',
  userSetSafewordReg: 'fundPasswordSet',
  userUpdateOldAndNewSafeword: 'fundPasswordChanged',
  userSetSafeword: 'fundPasswordReset',
  googleAuthBind: 'authenticatorAdded',
  googleAuthUnbind: 'authenticatorRemoved',
  userBindWithdrawAddress: 'withdrawAddressSet',
  localuserEndSessions: 'sessionsEnded',
};

/** Records an event, the latest first. */
export function addSecurityEvent({ now }: Mall, { securityEvents }: Account, kind: SecurityEventKind): void {
  const event: SecurityEvent = {
    id: (securityEvents[0]?.id ?? 0) + 1,
    kind,
    browser: 'Firefox',
    system: 'Windows',
    createTime: toWireTime(new Date(now())),
  };
  securityEvents.unshift(event);
  securityEvents.splice(MAX_KEPT);
}

/** Records what an operation of the account did, if it concerns its security. */
export function noteOperation(mall: Mall, account: Account | undefined, id: OperationId): void {
  const kind = KINDS[id];
  if (account && kind) addSecurityEvent(mall, account, kind);
}
