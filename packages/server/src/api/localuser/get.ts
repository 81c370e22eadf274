import { readProfile } from '../../domain/accounts/profile.ts';
import type { Handler } from '../handler.ts';
import { optionalWireTime } from '../wire/times.ts';

export const localuserGet: Handler<'localuserGet'> = async ({ mall, session }) => {
  const profile = await readProfile(mall, session.userId);
  return {
    username: profile.username,
    usercode: profile.usercode,
    name: null,
    phone: profile.phone,
    phoneverif: false,
    email: profile.email,
    emailverif: false,
    avatar: String(profile.avatar),
    userrole: 'MEMBER',
    roletype: profile.ownsStore ? 1 : 0,
    safeword: profile.hasFundPassword ? 1 : 0,
    identityverif: false,
    advancedverif: false,
    kyc_status: null,
    kyc_high_level_status: null,
    googleverif: false,
    nationality: null,
    lastlogintime: optionalWireTime(profile.last_login_at),
    lastloginip: null,
    signPdfUrl: null,
    url: `/register?code=${profile.usercode}`,
    usercode_qr: null,
    test: profile.is_demo,
  };
};
