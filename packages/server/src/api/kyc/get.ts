import { toWireTime } from '@openmall/sdk';
import { readIdentity } from '../../domain/verification/identity.ts';
import type { Handler } from '../handler.ts';
import { optionalWireTime } from '../wire/times.ts';
import { verificationStatus } from '../wire/verification-status.ts';

/** Pictures are seen with the caller's session and by nobody else, so they need no address of their own. */
export const kycGet: Handler<'kycGet'> = async ({ mall, session }) => {
  const check = await readIdentity(mall.db, session.userId, 'basic');
  return {
    status: verificationStatus(check?.status),
    msg: check?.refusal ?? null,
    idname: check?.document_kind ?? null,
    idnumber: check?.document_number ?? null,
    name: check?.name ?? null,
    nationality: check?.nationality ?? null,
    idimg_1: check?.image_1 ?? null,
    idimg_2: check?.image_2 ?? null,
    idimg_3: check?.image_3 ?? null,
    idimg_1_path: check?.image_1 ?? null,
    idimg_2_path: check?.image_2 ?? null,
    idimg_3_path: check?.image_3 ?? null,
    apply_time: check ? toWireTime(check.applied_at) : null,
    operation_time: optionalWireTime(check?.decided_at ?? null),
  };
};
