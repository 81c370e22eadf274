import { DomainError } from '../../domain/domain-error.ts';
import { applyForLoan } from '../../domain/loans/apply.ts';
import type { Handler } from '../handler.ts';
import { composeName } from '../wire/compose-text.ts';
import {
  listLoans,
  canApply,
  readBill,
  readRejectedLoan,
  readRepayment,
} from '../../domain/loans/read-loans.ts';
import { readBalance } from '../../domain/wallet/balance.ts';
import { dollars } from '../wire/money.ts';
import { countryOf } from '../wire/language.ts';
import { readLoanTerms } from '../../domain/loans/loan-terms.ts';
import { pageRequest } from '../wire/paging.ts';
import { repayLoan } from '../../domain/loans/repay.ts';
import { type Loan, type LoanStatus, states, toWireTime } from '@openmall/sdk';
import type { LoanRow } from '../../db/schema/tables.ts';

export const creditApply: Handler<'creditApply'> = async ({ ctx, input, session, isFamily }) => {
  // Existing clients ask on their own screen. A field that says no is refused at every door.
  if (input.agreement === undefined && !isFamily) throw new DomainError('loanAgreementRequired');
  await applyForLoan(ctx, session.userId, {
    realName: composeName(input.realName),
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

export const creditBeforepay: Handler<'creditBeforepay'> = async ({ ctx, input, session }) => {
  const { loan, cost } = await readRepayment(ctx, session.userId, input.creditId);
  return {
    realName: loan.real_name,
    alreadyCreditDays: cost.days,
    estimatePayment: dollars(cost.due),
    creditRate: Number(loan.rate),
    accountAmount: dollars(await readBalance(ctx, session.userId)),
  };
};

export const creditBeforereapply: Handler<'creditBeforereapply'> = async ({ ctx, input, session, lang }) => {
  const loan = await readRejectedLoan(ctx, session.userId, input.creditId);
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

const NO_BILL = { realName: null, applyAmount: 0, alreadyCreditDays: 0, interest: 0, estimatePayment: 0 };

export const creditBill: Handler<'creditBill'> = async ({ ctx, session }) => {
  const bill = await readBill(ctx, session.userId);
  if (!bill) return NO_BILL;
  const { loan, cost } = bill;
  return {
    realName: loan.real_name,
    applyAmount: dollars(loan.amount),
    alreadyCreditDays: cost.days,
    interest: dollars(cost.interest),
    estimatePayment: dollars(cost.due),
  };
};

export const creditCheck: Handler<'creditCheck'> = async ({ ctx, session }) =>
  (await canApply(ctx, session.userId)) ? 'true' : 'false';

export const creditConfig: Handler<'creditConfig'> = async ({ ctx, session }) => {
  const { rate, defaultRate, open, all, minAmount, maxAmount } = await readLoanTerms(ctx.db, session?.userId);
  return {
    rate: Number(rate),
    defaultRate: Number(defaultRate),
    lendableDays: open.map(String),
    allLendableDays: all.map(String),
    amountMin: dollars(minAmount),
    amountMax: dollars(maxAmount),
    repayMethod: 'lumpSum',
  };
};

export const creditHistroy: Handler<'creditHistroy'> = async ({ ctx, input, session }) => {
  const { rows, total, request } = await listLoans(ctx, session.userId, pageRequest(input));
  return {
    elements: rows.map(showLoan),
    thisPageNumber: request.number,
    pageSize: request.size,
    totalElements: total,
  };
};

export const creditPay: Handler<'creditPay'> = async ({ ctx, input, session }) => {
  await repayLoan(ctx, session.userId, {
    loanId: input.creditId,
    fundPassword: input.safeword,
    shown: input.total === undefined ? undefined : String(input.total),
  });
  return null;
};

const { names } = states.loan;

/** A CHECK constraint limits the column to these numbers. */
const loanStatus = ({ status }: LoanRow): LoanStatus => status as LoanStatus;

/** `UnderReview` becomes `Under review`. */
const spaceOut = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const showLoan = (loan: LoanRow): Loan => ({
  id: loan.id,
  number: loan.number,
  applyAmount: dollars(loan.amount),
  customerSubmitTime: toWireTime(loan.submitted_at),
  creditPeriod: loan.term_days,
  creditRate: Number(loan.rate),
  status: loanStatus(loan),
  statusStr: spaceOut(names[loanStatus(loan)]),
});
