import { readReferral } from '../../domain/accounts/referral.ts';
import type { Handler } from '../handler.ts';
import { invitationUrl } from '../wire/invitation-url.ts';

export const localuserGetReferral: Handler<'localuserGetReferral'> = async ({ mall, session }) => {
  const { usercode, invited, referrerCode } = await readReferral(mall, session.userId);
  return {
    usercode,
    url: invitationUrl(usercode),
    usercode_qr: null,
    inviteNum: invited,
    agentCode: referrerCode,
  };
};
