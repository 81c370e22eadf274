import {
  changeAnswer,
  dataOf,
  granted,
  replaceRefusal,
  type PlantedFault,
  type Send,
} from '../planted-fault.ts';

const loansOf = (answer: Parameters<typeof dataOf>[0]): { status: number }[] =>
  (dataOf(answer)['elements'] ?? []) as { status: number }[];

const repaidAgain = (send: Send): Send =>
  (['duplicateSubmission', 'loanNotRepayable'] as const).reduce(
    (inner, key) => replaceRefusal(['creditPay'], key, () => granted(null))(inner),
    send,
  );

export const loanFaults: readonly PlantedFault[] = [
  {
    name: 'never lets a loan become overdue',
    caughtBy: 'loan.overdue',
    operations: ['creditHistroy'],
    plant: changeAnswer(['creditHistroy'], (answer) => {
      for (const loan of loansOf(answer)) if (loan.status === 3) loan.status = 2;
    }),
  },
  {
    name: 'asks for the repayment of a loan that was refused',
    caughtBy: 'loan.refused',
    operations: ['creditBeforepay'],
    plant: replaceRefusal(['creditBeforepay'], 'loanNotRepayable', () =>
      granted({ estimatePayment: 100_000 }),
    ),
  },
  {
    name: 'takes the repayment of a loan twice',
    caughtBy: 'loan.repaid',
    operations: ['creditPay'],
    plant: repaidAgain,
  },
];
