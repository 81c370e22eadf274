/** Loan applications and loans in every state. */
import { loanPath, paths, withQuery } from '../../../src/shared/navigation/paths.ts';
import { buyer, full, press, visitor, type ScenesOf } from './scene.ts';

export const scenesOfLoans = {
  credit: { leadsTo: 'loanApplication' },
  loanApplication: {
    form: buyer,
    visitor: { ...visitor, ...full },
    'sent empty': { ...buyer, ...full, then: press('main form [type=submit]') },
    agreement: { ...buyer, ...full, then: press('main button.read') },
    'not now': { ...buyer, ...full, responses: { creditCheck: 'refused' } },
    'once more': { ...buyer, ...full, at: loanPath('one'), responses: { creditBeforereapply: 'ok' } },
  },
  myLoan: {
    loans: buyer,
    visitor: { ...visitor, ...full },
    'in every state': { ...buyer, ...full, responses: { creditBill: 'ok', creditHistroy: 'ok' } },
    late: {
      ...buyer,
      ...full,
      responses: { creditBill: { like: 'ok', but: { alreadyCreditDays: 123 } }, creditHistroy: 'ok' },
    },
    repaying: {
      ...buyer,
      ...full,
      at: withQuery(paths.myLoan, { repay: 'one' }),
      responses: { creditBill: 'ok', creditHistroy: 'ok', creditBeforepay: 'ok' },
    },
    'repaying with too little': {
      ...buyer,
      ...full,
      at: withQuery(paths.myLoan, { repay: 'one' }),
      responses: { creditBill: 'ok', creditHistroy: 'ok', creditBeforepay: 'short' },
    },
  },
} as const satisfies ScenesOf;
