import { assertPossibleTarget } from '../../domain/addresses/country-rules.ts';
import { assertBindable, bindTarget, proveBinding } from '../../domain/verification/bindings.ts';
import type { Handler } from '../handler.ts';
import { checkLoginPassword } from '../../domain/accounts/passwords/change-password.ts';
import { chooseAvatar, readProfile, setDisplayName } from '../../domain/accounts/profile.ts';
import { endSessions, listSessions } from '../../domain/accounts/devices/list-sessions.ts';
import { listSecurityEvents } from '../../domain/accounts/security-events.ts';
import { optionalWireTime } from '../wire/time.ts';
import { verificationStatus } from '../wire/verification-status.ts';
import { readReferral } from '../../domain/accounts/referral.ts';
import { register } from '../../domain/accounts/register.ts';
import { demandSlider } from '../../domain/verification/slider/demand-slider.ts';
import { readMailSettings, setMailSettings } from '../../domain/mail/preferences.ts';
import { toWireTime, type AccountKind, type Flag } from '@openmall/sdk';

export const localuserBeforeBind: Handler<'localuserBeforeBind'> = async ({ ctx, input, session }) => ({
  verifyCode: await proveBinding(ctx, session.userId, input.target, input.verifcode),
});

export const localuserBindEmailOrPhone: Handler<'localuserBindEmailOrPhone'> = async ({
  ctx,
  input,
  session,
  isFamily,
}) => {
  const { target, verifcode, password, verifyCode } = input;
  if (!isFamily) assertPossibleTarget(target);
  await checkLoginPassword(ctx, session.userId, password, 'wrongPassword');
  await bindTarget(ctx, session, { target, code: verifcode, proof: verifyCode });
  return null;
};

export const localuserCheckEmailOrPhone: Handler<'localuserCheckEmailOrPhone'> = async ({
  ctx,
  input,
  session,
  isFamily,
}) => {
  if (!isFamily) assertPossibleTarget(input.target);
  await assertBindable(ctx, session.userId, input.target);
  return null;
};

export const localuserGet: Handler<'localuserGet'> = async ({ ctx, session }) => {
  const profile = await readProfile(ctx, session.userId);
  const { verification } = profile;
  return {
    username: profile.username,
    usercode: profile.usercode,
    displayName: profile.display_name,
    name: verification.realName,
    phone: profile.phone,
    phoneverif: verification.isPhoneVerified,
    email: profile.email,
    emailverif: verification.isEmailVerified,
    avatar: String(profile.avatar),
    userrole: 'MEMBER',
    roletype: profile.ownsStore ? 1 : 0,
    safeword: profile.hasFundPassword ? 1 : 0,
    identityverif: verification.isIdentityVerified,
    advancedverif: verification.isAdvancedVerified,
    kyc_status: verificationStatus(verification.identity),
    kyc_high_level_status: verificationStatus(verification.advanced),
    googleverif: verification.hasAuthenticator,
    nationality: verification.nationality,
    lastlogintime: optionalWireTime(profile.last_login_at),
    lastloginip: null,
    signPdfUrl: null,
    url: invitationUrl(profile.usercode),
    usercode_qr: null,
    test: profile.is_demo,
  };
};

export const localuserGetReferral: Handler<'localuserGetReferral'> = async ({ ctx, session }) => {
  const { usercode, invited, referrerCode } = await readReferral(ctx, session.userId);
  return {
    usercode,
    url: invitationUrl(usercode),
    usercode_qr: null,
    inviteNum: invited,
    agentCode: referrerCode,
  };
};

export const localuserRefreshAvatar: Handler<'localuserRefreshAvatar'> = async ({ ctx, input, session }) => {
  await chooseAvatar(ctx, session.userId, input.idx);
  return null;
};

export const localuserMailSettings: Handler<'localuserMailSettings'> = async ({ ctx, session }) =>
  readMailSettings(ctx, session.userId);

const wishOf = (flag: Flag | undefined): boolean | undefined => (flag === undefined ? undefined : flag === 1);

export const localuserSetMailSettings: Handler<'localuserSetMailSettings'> = async ({
  ctx,
  input,
  session,
}) => {
  const { orders, refunds, wallet, newsletter } = input;
  const wishes = {
    orders: wishOf(orders),
    refunds: wishOf(refunds),
    wallet: wishOf(wallet),
    newsletter: wishOf(newsletter),
  };
  await setMailSettings(ctx, session.userId, wishes);
  return null;
};

export const localuserSessions: Handler<'localuserSessions'> = async ({ ctx, session }) => {
  const rows = await listSessions(ctx, session);
  return rows.map(({ created_at, ...row }) => ({ ...row, createTime: toWireTime(created_at) }));
};

export const localuserEndSessions: Handler<'localuserEndSessions'> = async ({ ctx, input, session }) => {
  await endSessions(ctx, session, input.sessionId);
  return null;
};

export const localuserSecurityEvents: Handler<'localuserSecurityEvents'> = async ({ ctx, session }) =>
  (await listSecurityEvents(ctx, session.userId)).map(({ at, ...event }) => ({
    ...event,
    createTime: toWireTime(at),
  }));

export const localuserSetDisplayName: Handler<'localuserSetDisplayName'> = async ({
  ctx,
  input,
  session,
}) => {
  await setDisplayName(ctx, session.userId, input.displayName ?? '');
  return null;
};

export const localuserRegisterNoVerifcode: Handler<'localuserRegisterNoVerifcode'> = async ({
  ctx,
  input,
  device,
  agent,
  lang,
  ipAddress,
  isFamily,
}) => {
  const { username, password, type, agentCode } = input;
  await demandSlider(ctx, 'registration', { pass: input.sliderPass, ipAddress, isFamily });
  return register(ctx, {
    username,
    password,
    by: accountKindOf(type),
    hasCountryRules: !isFamily,
    invitationCode: agentCode,
    device,
    agent,
    lang,
  });
};

export const localuserRegisterWithVerifcode: Handler<'localuserRegisterWithVerifcode'> = async ({
  ctx,
  input,
  device,
  agent,
  lang,
  isFamily,
}) => {
  const { username, password, type, agentCode, verifcode } = input;
  return register(ctx, {
    username,
    password,
    by: accountKindOf(type),
    hasCountryRules: !isFamily,
    invitationCode: agentCode,
    code: verifcode,
    device,
    agent,
    lang,
  });
};

const accountKindOf = (type: AccountKind): 'phone' | 'email' => (type === 1 ? 'phone' : 'email');

/** Path of the registration page with the invitation code. */
const invitationUrl = (usercode: string): string => `/register?code=${usercode}`;
