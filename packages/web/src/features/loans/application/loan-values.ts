import type { CreditApplyParams, LoanApplication, LoanConfig } from '@openmall/sdk';
import { creditApply } from '@openmall/sdk/validators';
import { add, multiply, toWireDollars, truncate } from '@openmall/sdk/money';
import { typedName, typedNumber } from '../../../shared/forms/typed-text.ts';
import { validateWith, type FieldErrors } from '../../../shared/forms/validate-with.ts';

export interface LoanValues {
  readonly amount: string;
  readonly days: string;
  readonly realName: string;
  readonly countryId: string;
  readonly identification: string;
  readonly face: string;
  readonly back: string;
  readonly hand: string;
  readonly agreed: boolean;
}

export const emptyLoan = (config: LoanConfig, realName: string): LoanValues => ({
  amount: String(config.amountMin),
  days: config.lendableDays[0] ?? '',
  realName,
  countryId: '',
  identification: '',
  face: '',
  back: '',
  hand: '',
  agreed: false,
});

/** The form values of a rejected application. The agreement must be accepted again, because terms may have changed. */
export const reapplicationOf = (rejected: LoanApplication): LoanValues => ({
  amount: String(rejected.applyAmount),
  days: String(rejected.creditPeriod),
  realName: rejected.realName,
  countryId: String(rejected.countryId),
  identification: rejected.identification,
  face: rejected.imgCertificateFace,
  back: rejected.imgCertificateBack,
  hand: rejected.imgCertificateHand,
  agreed: false,
});

/** Parses typed dollars with at most two decimals; undefined if invalid. */
export const dollarsOf = (text: string): string | undefined =>
  /^\d{1,9}(\.\d{1,2})?$/.test(text.trim()) ? text.trim() : undefined;

export interface LoanCost {
  readonly interest: string;
  readonly aDay: string;
  readonly total: string;
}

/** The cost of a loan repaid at the end of its term. Interest is charged per day and truncated to two decimals. */
export function costOf(amount: string, days: string, rate: number): LoanCost | undefined {
  const principal = dollarsOf(amount);
  if (principal === undefined || !/^\d+$/.test(days)) return undefined;
  const aDay = multiply(principal, rate);
  const interest = truncate(multiply(aDay, days), 2);
  return { aDay: truncate(aDay, 2), interest, total: add(principal, interest) };
}

type Application = Omit<CreditApplyParams, 'lang'>;

/** The params of the call. An invalid amount becomes 0, which the validator rejects. */
export const applicationOf = (values: LoanValues, creditId: string | undefined): Application => ({
  applyAmount: toWireDollars(dollarsOf(values.amount) ?? '0'),
  creditPeriod: Number(values.days),
  realName: typedName(values.realName),
  countryId: Number(values.countryId),
  identification: typedNumber(values.identification),
  imgCertificateFace: values.face,
  imgCertificateBack: values.back,
  imgCertificateHand: values.hand,
  agreement: values.agreed ? 1 : 0,
  ...(creditId !== undefined && { creditId }),
});

const fields: Readonly<Record<string, string>> = {
  applyAmount: 'amount',
  creditPeriod: 'days',
  imgCertificateFace: 'face',
  imgCertificateBack: 'back',
  imgCertificateHand: 'hand',
  agreement: 'agreed',
};

/** Validates the contract's rules and the current loan conditions, which may be narrower. */
export function loanRules(config: LoanConfig): (values: LoanValues) => Promise<FieldErrors> {
  const byContract = validateWith<LoanValues>({
    schema: creditApply,
    inputOf: (values) => applicationOf(values, undefined),
    fieldOf: (path) => fields[path] ?? path,
  });
  return async (values) => {
    const errors = await byContract(values);
    const amount = Number(dollarsOf(values.amount));
    if (values.amount.trim() === '') errors['amount'] = 'form.required';
    else if (Number.isNaN(amount)) errors['amount'] = 'form.amount.number';
    else if (amount < config.amountMin) errors['amount'] ??= 'form.amount.min';
    else if (amount > config.amountMax) errors['amount'] ??= 'form.amount.max';
    for (const name of ['face', 'back', 'hand'] as const)
      if (values[name] === '') errors[name] = 'form.image.missing';
    if (!config.lendableDays.includes(values.days)) errors['days'] = 'form.loan.term';
    return errors;
  };
}
