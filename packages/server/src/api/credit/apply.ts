import { applyForLoan } from '../../domain/loans/apply.ts';
import type { Handler } from '../handler.ts';

export const creditApply: Handler<'creditApply'> = async ({ mall, input, session }) => {
  await applyForLoan(mall, session.userId, {
    realName: input.realName,
    termDays: input.creditPeriod,
    amount: String(input.applyAmount),
    countryId: input.countryId,
    identification: input.identification,
    images: {
      face: input.imgCertificateFace,
      back: input.imgCertificateBack,
      hand: input.imgCertificateHand,
    },
    replaces: input.creditId,
  });
  return null;
};
