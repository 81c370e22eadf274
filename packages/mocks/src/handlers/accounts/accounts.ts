import { toWireTime, type InputOf, type UserSession } from '@openmall/sdk';
import { examples } from '../../generated/examples.ts';
import type { Account, Order } from '../../state/account.ts';
import { newAccount } from '../../state/accounts.ts';
import { checkAuthenticator } from '../../verification/authenticator.ts';
import { spendCode } from '../../verification/codes.ts';
import { checkSecret, demandUnlocked, lockOf, loginLock } from '../../verification/locks.ts';
import { closeSessions, listSessions, openSession, sessionIdOf, type Mall } from '../../state/mall.ts';
import { addSecurityEvent } from './security-events.ts';
import { demand, found } from '../../state/refusal.ts';
import { spendPass } from '../../verification/slider.ts';
import { checkFundPassword } from '../../state/wallet-log.ts';
import type { CallHandlers } from '../../state/call-context.ts';
import { confirmOwner } from './confirm-owner.ts';
import { acceptProof } from './first-proof.ts';
import { hasBound, isEmail, ownerOf } from './verification.ts';

const WRONG_BEFORE_SLIDER = 3;

const logIn = (mall: Mall, account: Account): UserSession => {
  const { username, usercode, displayName } = account;
  return { token: openSession(mall, account), username, usercode, displayName };
};

const BROWSERS = [
  ['Firefox', 'Windows'],
  ['Safari', 'iOS'],
] as const;

interface Registration {
  readonly username: string;
  readonly password: string;
  readonly re_password: string;
}

function demandNewAccount(mall: Mall, { username, password, re_password }: Registration): void {
  demand(password === re_password, 'passwordsMismatch');
  demand(ownerOf(mall, username) === undefined, 'duplicateUsername');
}

function register(mall: Mall, registration: Registration): UserSession {
  demandNewAccount(mall, registration);
  const { username, password } = registration;
  return logIn(mall, newAccount(mall, username, password));
}

/** Logs in with a password. Unknown names are refused and locked like others. */
function checkLogin(mall: Mall, { username, password, sliderPass }: InputOf<'userNewlogin'>): Account {
  const lock = loginLock(username);
  demandUnlocked(mall, lock);
  if (lockOf(mall, lock).sinceRight >= WRONG_BEFORE_SLIDER) spendPass(mall, sliderPass);
  const account = mall.accounts.get(username);
  const isRight = account !== undefined && !account.isClosed && account.password === password;
  checkSecret(mall, lock, isRight, 'wrongPassword');
  return found(account, 'wrongPassword');
}

function hasOpenRecords({ orders, recharges, withdrawals, payments, loans }: Account): boolean {
  const isOpenOrder = ({ status, returnStatus }: Order): boolean =>
    (status >= 0 && status < 4) || (status === 6 && returnStatus === 1);
  return (
    orders.some(isOpenOrder) ||
    [...recharges, ...withdrawals].some(({ state }) => state === 0) ||
    payments.some(({ status }) => status === 0) ||
    loans.some(({ status }) => status <= 3)
  );
}

const showContacts = ({ email, phone }: Account) => ({
  phone: phone?.address ?? null,
  phoneverif: phone?.isVerified ?? false,
  email: email?.address ?? null,
  emailverif: email?.isVerified ?? false,
});

const showIdentity = ({ identity }: Account) => ({
  identityverif: identity.basic?.status === 2,
  advancedverif: identity.advanced?.status === 2,
  kyc_status: identity.basic?.status ?? null,
  kyc_high_level_status: identity.advanced?.status ?? null,
  nationality: identity.basic?.fields['nationality'] ?? null,
});

export const accountHandlers = {
  userNewlogin(input, { mall }) {
    const account = checkLogin(mall, input);
    addSecurityEvent(mall, account, 'newDevice');
    return logIn(mall, account);
  },
  localuserSecurityEvents: (_input, { buyer }) => [...buyer.securityEvents],
  userLogout(_input, { mall, account, token }) {
    if (account && token !== undefined) mall.sessions.set(token, 'closed');
    return null;
  },
  localuserRegisterNoVerifcode: (input, { mall }) => register(mall, input),
  localuserRegisterWithVerifcode(input, { mall }) {
    const { username, verifcode } = input;
    demandNewAccount(mall, input);
    spendCode(mall, username, 'register', verifcode);
    const session = register(mall, input);
    const account = mall.accounts.get(username);
    if (account) account[isEmail(username) ? 'email' : 'phone'] = { address: username, isVerified: true };
    return session;
  },
  localuserGet(_input, { mall, buyer }) {
    return {
      ...examples.localuserGet().data,
      username: buyer.username,
      usercode: buyer.usercode,
      name: buyer.name,
      displayName: buyer.displayName,
      ...showContacts(buyer),
      avatar: String(buyer.avatar),
      safeword: buyer.fundPassword === undefined ? 0 : 1,
      ...showIdentity(buyer),
      googleverif: buyer.authenticator !== undefined,
      // The session of the scenario starts when the mall opens.
      lastlogintime: toWireTime(new Date(mall.openedAt)),
    };
  },
  localuserRefreshAvatar({ idx }, { buyer }) {
    buyer.avatar = idx;
    return null;
  },
  localuserMailSettings: (_input, { buyer }) => ({
    email: buyer.email?.isVerified === true ? buyer.email.address : null,
    ...buyer.mails,
  }),
  localuserSetMailSettings(wishes, { buyer }) {
    for (const topic of ['orders', 'refunds', 'wallet', 'newsletter'] as const)
      if (wishes[topic] !== undefined) buyer.mails[topic] = wishes[topic] === 1;
    return null;
  },
  localuserSessions: (_input, { mall, buyer, token = '' }) =>
    // After a reload, the session of the caller is known by its token only.
    [...new Set([...listSessions(mall, buyer), token])].map((open, index) => ({
      id: sessionIdOf(open),
      browser: BROWSERS[index % BROWSERS.length]?.[0] ?? null,
      system: BROWSERS[index % BROWSERS.length]?.[1] ?? null,
      createTime: toWireTime(new Date(mall.openedAt)),
      isCurrent: open === token,
    })),
  localuserEndSessions({ sessionId }, { mall, buyer, token }) {
    if (sessionId === undefined) closeSessions(mall, buyer, token);
    else
      for (const open of listSessions(mall, buyer))
        if (sessionIdOf(open) === sessionId) mall.sessions.set(open, 'closed');
    return null;
  },
  localuserSetDisplayName({ displayName = '' }, { buyer }) {
    buyer.displayName = displayName.trim() || null;
    return null;
  },
  userUpdateOldAndNewPsw({ old_password, password, re_password }, { mall, buyer, token }) {
    demand(password === re_password, 'passwordsMismatch');
    checkSecret(mall, loginLock(buyer.username), buyer.password === old_password, 'wrongOldPassword');
    buyer.password = password;
    closeSessions(mall, buyer, token);
    return null;
  },
  userSetSafewordReg({ safeword, re_safeword, password }, context) {
    const { buyer } = context;
    demand(safeword === re_safeword, 'passwordsMismatch');
    demand(buyer.fundPassword === undefined, 'fundPasswordAlreadySet');
    confirmOwner(context, password);
    buyer.fundPassword = safeword;
    return null;
  },
  userUpdateOldAndNewSafeword({ old_safeword, safeword, re_safeword }, { mall, buyer, token }) {
    demand(safeword === re_safeword, 'passwordsMismatch');
    checkFundPassword(mall, buyer, old_safeword);
    buyer.fundPassword = safeword;
    closeSessions(mall, buyer, token);
    return null;
  },
  async userSetSafeword({ safeword, re_safeword, verifcode_type: kind, verifcode }, { mall, buyer, token }) {
    demand(safeword === re_safeword, 'passwordsMismatch');
    if (kind === 3) await checkAuthenticator(mall, buyer, verifcode);
    else {
      const contact = found(kind === 1 ? buyer.phone : buyer.email, 'phoneOrEmailNotBound');
      spendCode(mall, contact.address, 'fundPassword', verifcode);
    }
    buyer.fundPassword = safeword;
    closeSessions(mall, buyer, token);
    return null;
  },
  userResetpsw({ username, verifcode, password, re_password }, { mall }) {
    demand(password === re_password, 'passwordsMismatch');
    const account = ownerOf(mall, username);
    demand(account !== undefined && hasBound(account, username), 'wrongVerificationCode');
    spendCode(mall, username, 'resetPassword', verifcode);
    if (!account) return null;
    account.password = password;
    addSecurityEvent(mall, account, 'passwordChanged');
    mall.locks.delete(loginLock(account.username));
    closeSessions(mall, account);
    acceptProof(mall, account, username);
    return null;
  },
  userLogoff({ account: name, cashPassword }, { mall, buyer }) {
    demand(name === buyer.username, 'userNotFound');
    if (buyer.fundPassword !== undefined)
      checkFundPassword(mall, buyer, found(cashPassword, 'wrongFundPassword'));
    const isReturning = buyer.orders.some(({ returns }) =>
      returns.some(({ closedAt }) => closedAt === undefined),
    );
    demand(!isReturning, 'deregisterWithOpenReturn');
    demand(!hasOpenRecords(buyer), 'deregisterWithOpenRecords');
    // Demo money is taken back.
    demand(buyer.cents === buyer.demoCents, 'deregisterWithBalance');
    closeSessions(mall, buyer);
    buyer.isClosed = true;
    return null;
  },
} satisfies Partial<CallHandlers>;
