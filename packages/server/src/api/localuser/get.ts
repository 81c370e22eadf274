import { readProfile } from '../../domain/accounts/profile.ts';
import type { Handler } from '../handler.ts';
import { invitationUrl } from '../wire/invitation-url.ts';
import { optionalWireTime } from '../wire/times.ts';
import { verificationStatus } from '../wire/verification-status.ts';

export const localuserGet: Handler<'localuserGet'> = async ({ mall, session }) => {
  const profile = await readProfile(mall, session.userId);
  const { verification } = profile;
  return {
    username: profile.username,
    usercode: profile.usercode,
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
