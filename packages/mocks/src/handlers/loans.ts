import { canDo, states, toWireTime, type InputOf, type Loan } from '@openmall/sdk';
import { add, multiply } from '@openmall/sdk/money';
import { places } from '../fixtures/places.ts';
import { examples } from '../generated/examples.ts';
import type { Account, StoredLoan } from '../state/account.ts';
import { centsOf, dollars, sumOf } from '../state/cents.ts';
import type { Mall } from '../state/mall.ts';
import { recordPage } from '../state/paging.ts';
import { recordNumber } from '../state/record-number.ts';
import { demand, found } from '../state/refusal.ts';
import { addWalletEntry, checkFundPassword } from '../state/wallet-log.ts';
import type { CallHandlers } from '../state/call-context.ts';
import { DAY } from './goods/show-goods.ts';

const terms = examples.creditConfig().data;
const NO_BILL = { realName: null, applyAmount: 0, alreadyCreditDays: 0, interest: 0, estimatePayment: 0 };

const loanBy = ({ loans }: Account, id: string): StoredLoan =>
  found(
    loans.find((loan) => loan.id === id),
    'loanNotFound',
  );

/** Converts `UnderReview` to `Under review`. */
const statusText = (name: string): string =>
  name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const showLoan = (loan: StoredLoan): Loan => ({
  id: loan.id,
  number: recordNumber(loan.id),
  applyAmount: dollars(loan.amountCents),
  customerSubmitTime: toWireTime(new Date(loan.appliedAt)),
  creditPeriod: loan.days,
  creditRate: terms.rate,
  status: loan.status,
  statusStr: statusText(states.loan.names[loan.status]),
});

/** Interest up to today, with the higher rate for overdue days, and the amount due today. */
function costOf({ now }: Mall, { amountCents, appliedAt, paidOutAt, days: term }: StoredLoan) {
  const days = Math.max(1, Math.floor((now() - (paidOutAt ?? appliedAt)) / DAY));
  const overdueDays = Math.max(0, days - term);
  const rate = add(multiply(terms.rate, days - overdueDays), multiply(terms.defaultRate, overdueDays));
  const interest = centsOf(multiply(dollars(amountCents), rate));
  return { days, interest, due: sumOf([amountCents, interest], (cents) => cents) };
}

const isOpen = ({ status }: StoredLoan): boolean => canDo('loan', 'repay', status);

/** People type their name in capitals, or leave out its spaces, dots and hyphens. */
const comparable = (text: string): string => text.toLowerCase().replaceAll(/[\s.-]+/g, '');

/** A loan is for the person whose identity was verified. */
function demandSamePerson({ identity }: Account, { realName, identification }: InputOf<'creditApply'>): void {
  if (identity.basic?.status !== 2) return;
  const { name = realName, idnumber = identification } = identity.basic.fields;
  const isSame =
    comparable(name) === comparable(realName) && comparable(idnumber) === comparable(identification);
  demand(isSame, 'loanPersonMismatch');
}

export const loanHandlers = {
  creditCheck: (_input, { buyer }) =>
    buyer.loans.some((loan) => isOpen(loan) || loan.status === 1) ? 'false' : 'true',
  creditApply(input, { mall, buyer }) {
    demand(input.agreement === 1, 'loanAgreementRequired');
    demand(terms.lendableDays.includes(String(input.creditPeriod)), 'loanTermNotOffered');
    const former = input.creditId === undefined ? undefined : loanBy(buyer, input.creditId);
    demand(!buyer.loans.some((loan) => isOpen(loan) || loan.status === 1), 'loanStillOpen');
    demand(former === undefined || canDo('loan', 'reapply', former.status), 'qualificationNotMet');
    demandSamePerson(buyer, input);
    if (former) buyer.loans.splice(buyer.loans.indexOf(former), 1);
    buyer.loans.unshift({
      id: former?.id ?? mall.nextId('ln'),
      realName: input.realName,
      amountCents: centsOf(input.applyAmount),
      days: input.creditPeriod,
      identification: input.identification,
      countryId: input.countryId,
      pictures: [input.imgCertificateFace, input.imgCertificateBack, input.imgCertificateHand],
      appliedAt: mall.now(),
      paidOutAt: undefined,
      status: 1,
      rejectReason: null,
    });
    return null;
  },
  creditBill(_input, { mall, buyer }) {
    const loan = buyer.loans.find(isOpen);
    if (!loan) return NO_BILL;
    const { days, interest, due } = costOf(mall, loan);
    return {
      realName: loan.realName,
      applyAmount: dollars(loan.amountCents),
      alreadyCreditDays: days,
      interest: dollars(interest),
      estimatePayment: dollars(due),
    };
  },
  creditHistroy: ({ pageNum, pageSize = 20 }, { buyer }) =>
    recordPage(buyer.loans.map(showLoan), pageNum, pageSize),
  creditBeforepay({ creditId }, { mall, buyer }) {
    const loan = loanBy(buyer, creditId);
    demand(isOpen(loan), 'loanNotRepayable');
    const { days, due } = costOf(mall, loan);
    return {
      realName: loan.realName,
      alreadyCreditDays: days,
      estimatePayment: dollars(due),
      creditRate: terms.rate,
      accountAmount: dollars(buyer.cents),
    };
  },
  creditPay({ creditId, safeword, total }, { mall, buyer }) {
    const loan = loanBy(buyer, creditId);
    demand(isOpen(loan), 'loanNotRepayable');
    checkFundPassword(mall, buyer, safeword);
    const { due } = costOf(mall, loan);
    demand(total === undefined || Math.round(total * 100) === due, 'repaymentChanged');
    addWalletEntry(mall, buyer, { kind: 'loanRepayment', cents: -due, refId: loan.id });
    loan.status = 5;
    return null;
  },
  creditBeforereapply({ creditId }, { buyer }) {
    const loan = loanBy(buyer, creditId);
    demand(canDo('loan', 'reapply', loan.status), 'loanNotFound');
    const country = places.find(({ id }) => id === loan.countryId);
    const [imgCertificateFace, imgCertificateBack, imgCertificateHand] = loan.pictures;
    return {
      id: loan.id,
      realName: loan.realName,
      creditPeriod: loan.days,
      applyAmount: dollars(loan.amountCents),
      countryId: loan.countryId,
      countryName: country?.countryName ?? '',
      identification: loan.identification.replace(/^.*(?=.{3})/, '***'),
      imgCertificateFace,
      imgCertificateBack,
      imgCertificateHand,
      status: loan.status,
      rejectReason: loan.rejectReason,
    };
  },
} satisfies Partial<CallHandlers>;
