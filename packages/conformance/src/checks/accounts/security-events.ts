/** What the owner of an account can read about its security. */
import type { CheckContext } from '../../runner/check-context.ts';
import type { ActiveCheck } from '../../runner/check.ts';
import { defineChecks } from '../support/define-check.ts';

interface ListedEvent {
  readonly id: number;
  readonly kind: string;
}

const SIGN_INS = ['login', 'newDevice'];

async function checkSecurityEvents(context: CheckContext): Promise<void> {
  const { accounts, request } = context.setup;
  const caller = await accounts.newAccount();
  await accounts.logInAgain(caller);
  const password = 'Judge8642';
  const change = { old_password: caller.password, password, re_password: password };
  await request('userUpdateOldAndNewPsw', change, caller);
  const listed = await context.call('localuserSecurityEvents', {}, { caller });
  const events = (Array.isArray(listed.envelope?.data) ? listed.envelope.data : []) as readonly ListedEvent[];
  const [last, before] = events;
  const expect = (isRight: boolean, message: string) =>
    context.expect('localuserSecurityEvents', isRight ? undefined : message, listed);
  expect(last?.kind === 'passwordChanged', 'does not list a change of the password first');
  expect(SIGN_INS.includes(before?.kind ?? ''), 'does not list a sign-in');
  expect(
    events.every(({ id }, index) => index === 0 || id < (events[index - 1]?.id ?? 0)),
    'does not list the latest first',
  );
  const other = await context.call('localuserSecurityEvents', {}, { caller: await accounts.newAccount() });
  const seen = JSON.stringify(other.envelope?.data ?? []).includes('passwordChanged');
  context.expect(
    'localuserSecurityEvents',
    seen ? 'lists what happened to another account' : undefined,
    other,
  );
}

export const securityEventChecks: readonly ActiveCheck[] = [
  defineChecks('authentication', 'contract')(
    'auth.events',
    'Sign-ins and changes of credentials are listed for the owner of the account, the latest first.',
    ['localuserSecurityEvents'],
    checkSecurityEvents,
  ),
];
