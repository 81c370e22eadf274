import { applyForIdentity, readIdentity } from '../../domain/verification/identity.ts';
import type { Handler } from '../handler.ts';
import { composeName } from '../wire/compose-text.ts';
import { type KycApplication, toWireTime } from '@openmall/sdk';
import type { IdentityCheckRow } from '../../db/schema/tables.ts';
import { optionalWireTime } from '../wire/time.ts';
import { verificationStatus } from '../wire/verification-status.ts';

export const kycApply: Handler<'kycApply'> = async ({ ctx, input, session }) => {
  await applyForIdentity(ctx, session.userId, {
    name: composeName(input.name),
    documentKind: input.idname,
    documentNumber: input.idnumber,
    nationality: input.nationality,
    front: input.idimg_1,
    back: input.idimg_2,
    holding: input.idimg_3,
  });
  return null;
};

const NOT_APPLIED: KycApplication = {
  status: null,
  msg: null,
  idname: null,
  idnumber: null,
  name: null,
  nationality: null,
  idimg_1: null,
  idimg_2: null,
  idimg_3: null,
  idimg_1_path: null,
  idimg_2_path: null,
  idimg_3_path: null,
  apply_time: null,
  operation_time: null,
};

/** `idimg_…_path` equals `idimg_…`: both addresses need the session of the owner. */
const toWire = (check: IdentityCheckRow): KycApplication => ({
  status: verificationStatus(check.status),
  msg: check.refusal,
  idname: check.document_kind,
  idnumber: check.document_number,
  name: check.name,
  nationality: check.nationality,
  idimg_1: check.image_1,
  idimg_2: check.image_2,
  idimg_3: check.image_3,
  idimg_1_path: check.image_1,
  idimg_2_path: check.image_2,
  idimg_3_path: check.image_3,
  apply_time: toWireTime(check.applied_at),
  operation_time: optionalWireTime(check.decided_at),
});

export const kycGet: Handler<'kycGet'> = async ({ ctx, session }) => {
  const check = await readIdentity(ctx.db, session.userId, 'basic');
  return check ? toWire(check) : NOT_APPLIED;
};
