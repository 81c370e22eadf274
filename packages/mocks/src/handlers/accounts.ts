import { toWireTime, type UserSession } from '@openmall/sdk';
import { examples } from '../generated/examples.ts';
import type { Account } from '../state/account.ts';
import { newAccount } from '../state/accounts.ts';
import { closeSessions, listSessions, openSession, sessionIdOf, type Mall } from '../state/mall.ts';
import { demand, Refusal } from '../state/refusal.ts';
import { checkFundPassword } from '../state/wallet-log.ts';
import type { CallHandlers } from '../state/call-context.ts';

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

function register(mall: Mall, { username, password, re_password }: Registration): UserSession {
  demand(password === re_password, 'passwordsMismatch');
  demand(!mall.accounts.has(username), 'duplicateUsername');
  return logIn(mall, newAccount(mall, username, password));
}

/** Whether a username is a phone number. The contract allows phone numbers and email addresses. */
const isPhoneName = (username: string): boolean => /^\d+ \d+$/.test(username);

export const accountHandlers = {
  userNewlogin({ username, password }, { mall }) {
    const account = mall.accounts.get(username);
    if (!account || account.isClosed) throw new Refusal('wrongPassword');
    demand(account.wrongPasswords < 3, 'lockedForThreeMinutes');
    if (account.password !== password) {
      account.wrongPasswords += 1;
      throw new Refusal('wrongPassword');
    }
    account.wrongPasswords = 0;
    return logIn(mall, account);
  },
  userLogout(_input, { mall, account, token }) {
    if (account && token !== undefined) mall.sessions.set(token, 'closed');
    return null;
  },
  localuserRegisterNoVerifcode: (input, { mall }) => register(mall, input),
  localuserRegisterWithVerifcode: (input, { mall }) => register(mall, input),
  localuserGet(_input, { mall, buyer }) {
    const isPhone = isPhoneName(buyer.username);
    const isVerified = buyer.isVerified;
    return {
      ...examples.localuserGet().data,
      username: buyer.username,
      usercode: buyer.usercode,
      name: buyer.name,
      displayName: buyer.displayName,
      phone: isPhone ? buyer.username : isVerified ? '44 7700900123' : null,
      phoneverif: isVerified,
      email: isPhone ? null : buyer.username,
      emailverif: !isPhone && isVerified,
      avatar: String(buyer.avatar),
      safeword: buyer.fundPassword === undefined ? 0 : 1,
      identityverif: isVerified,
      advancedverif: isVerified,
      kyc_status: isVerified ? 2 : null,
      kyc_high_level_status: isVerified ? 2 : null,
      googleverif: false,
      nationality: isVerified ? 'United Kingdom' : null,
      // The session of the scenario starts when the mall opens.
      lastlogintime: toWireTime(new Date(mall.openedAt)),
    };
  },
  localuserRefreshAvatar({ idx }, { buyer }) {
    buyer.avatar = idx;
    return null;
  },
  localuserMailSettings: (_input, { buyer }) => ({
    email: buyer.isVerified && !isPhoneName(buyer.username) ? buyer.username : null,
    ...buyer.mails,
  }),
  localuserSetMailSettings(wishes, { buyer }) {
    for (const topic of ['orders', 'refunds', 'wallet', 'newsletter'] as const)
      if (wishes[topic] !== undefined) buyer.mails[topic] = wishes[topic] === 1;
    return null;
  },
  localuserSessions: (_input, { mall, buyer, token = '' }) =>
    // After a reload, the session of the caller is known by its token only.
    [...new Set([token, ...listSessions(mall, buyer)])].map((open, index) => ({
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
    demand(buyer.password === old_password, 'wrongOldPassword');
    buyer.password = password;
    closeSessions(mall, buyer, token);
    return null;
  },
  userSetSafewordReg({ safeword, re_safeword, password }, { buyer }) {
    demand(safeword === re_safeword, 'passwordsMismatch');
    demand(password === undefined || password === buyer.password, 'wrongPassword');
    demand(buyer.fundPassword === undefined, 'fundPasswordAlreadySet');
    buyer.fundPassword = safeword;
    return null;
  },
  userUpdateOldAndNewSafeword({ old_safeword, safeword, re_safeword }, { buyer }) {
    demand(safeword === re_safeword, 'passwordsMismatch');
    checkFundPassword(buyer, old_safeword);
    buyer.fundPassword = safeword;
    return null;
  },
  userSetSafeword({ safeword, re_safeword }, { buyer }) {
    demand(safeword === re_safeword, 'passwordsMismatch');
    buyer.fundPassword = safeword;
    return null;
  },
  userResetpsw({ username, password, re_password }, { mall }) {
    demand(password === re_password, 'passwordsMismatch');
    const account = mall.accounts.get(username);
    if (account) account.password = password;
    return null;
  },
  userLogoff({ account: name }, { mall, buyer }) {
    demand(name === buyer.username, 'userNotFound');
    // Demo money is taken back.
    demand(buyer.cents === buyer.demoCents, 'deregisterWithBalance');
    const isReturning = buyer.orders.some(({ returns }) =>
      returns.some(({ closedAt }) => closedAt === undefined),
    );
    demand(!isReturning, 'deregisterWithOpenReturn');
    const isOpen = buyer.orders.some(({ status }) => status >= 0 && status < 4);
    demand(!isOpen, 'deregisterWithOpenRecords');
    closeSessions(mall, buyer);
    buyer.isClosed = true;
    return null;
  },
} satisfies Partial<CallHandlers>;
