import { applyForAdvanced, readIdentity } from '../../domain/verification/identity.ts';
import type { Handler } from '../handler.ts';
import { type KycHighLevelApplication, toWireTime } from '@openmall/sdk';
import type { IdentityCheckRow } from '../../db/schema/tables.ts';
import { optionalWireTime } from '../wire/time.ts';
import { verificationStatus } from '../wire/verification-status.ts';

export const kycHighLevelApply: Handler<'kycHighLevelApply'> = async ({ ctx, input, session }) => {
  await applyForAdvanced(ctx, session.userId, {
    homePlace: input.home_place,
    workPlace: input.work_place,
    bill: input.idimg_1,
    holding: input.idimg_2,
  });
  return null;
};

const NOT_APPLIED: KycHighLevelApplication = {
  status: null,
  msg: null,
  home_place: null,
  work_place: null,
  idimg_1: null,
  idimg_2: null,
  idimg_1_path: null,
  idimg_2_path: null,
  apply_time: null,
  operation_time: null,
};

const toWire = (check: IdentityCheckRow): KycHighLevelApplication => ({
  status: verificationStatus(check.status),
  msg: check.refusal,
  home_place: check.home_place,
  work_place: check.work_place,
  idimg_1: check.image_1,
  idimg_2: check.image_2,
  idimg_1_path: check.image_1,
  idimg_2_path: check.image_2,
  apply_time: toWireTime(check.applied_at),
  operation_time: optionalWireTime(check.decided_at),
});

export const kycHighLevelGet: Handler<'kycHighLevelGet'> = async ({ ctx, session }) => {
  const check = await readIdentity(ctx.db, session.userId, 'advanced');
  return check ? toWire(check) : NOT_APPLIED;
};
