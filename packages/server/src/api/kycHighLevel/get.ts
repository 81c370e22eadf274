import { toWireTime } from '@openmall/sdk';
import { readIdentity } from '../../domain/verification/identity.ts';
import type { Handler } from '../handler.ts';
import { optionalWireTime } from '../wire/times.ts';
import { verificationStatus } from '../wire/verification-status.ts';

export const kycHighLevelGet: Handler<'kycHighLevelGet'> = async ({ mall, session }) => {
  const check = await readIdentity(mall.db, session.userId, 'advanced');
  return {
    status: verificationStatus(check?.status),
    msg: check?.refusal ?? null,
    home_place: check?.home_place ?? null,
    work_place: check?.work_place ?? null,
    idimg_1: check?.image_1 ?? null,
    idimg_2: check?.image_2 ?? null,
    idimg_1_path: check?.image_1 ?? null,
    idimg_2_path: check?.image_2 ?? null,
    apply_time: check ? toWireTime(check.applied_at) : null,
    operation_time: optionalWireTime(check?.decided_at ?? null),
  };
};
