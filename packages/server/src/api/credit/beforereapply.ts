import { readRefused } from '../../domain/loans/read-loans.ts';
import type { Handler } from '../handler.ts';
import { countryOf } from '../wire/country-name.ts';
import { dollars } from '../wire/dollars.ts';
import { loanStatus } from '../wire/loan.ts';

export const creditBeforereapply: Handler<'creditBeforereapply'> = async ({ mall, input, session, lang }) => {
  const loan = await readRefused(mall, session.userId, input.creditId);
  return {
    id: loan.id,
    realName: loan.real_name,
    creditPeriod: loan.term_days,
    applyAmount: dollars(loan.amount),
    countryId: loan.country_id,
    countryName: countryOf(loan.country_id, '', lang),
    identification: loan.identification,
    imgCertificateFace: loan.image_face,
    imgCertificateBack: loan.image_back,
    imgCertificateHand: loan.image_hand,
    status: loanStatus(loan),
    rejectReason: loan.reject_reason,
  };
};
