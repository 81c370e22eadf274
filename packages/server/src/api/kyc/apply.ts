import { applyForIdentity } from '../../domain/verification/identity.ts';
import type { Handler } from '../handler.ts';

export const kycApply: Handler<'kycApply'> = async ({ mall, input, session }) => {
  await applyForIdentity(mall, session.userId, {
    name: input.name,
    documentKind: input.idname,
    documentNumber: input.idnumber,
    nationality: input.nationality,
    front: input.idimg_1,
    back: input.idimg_2,
    holding: input.idimg_3,
  });
  return null;
};
