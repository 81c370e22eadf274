import { applyForAdvanced } from '../../domain/verification/identity.ts';
import type { Handler } from '../handler.ts';

export const kycHighLevelApply: Handler<'kycHighLevelApply'> = async ({ mall, input, session }) => {
  await applyForAdvanced(mall, session.userId, {
    homePlace: input.home_place,
    workPlace: input.work_place,
    bill: input.idimg_1,
    holding: input.idimg_2,
  });
  return null;
};
