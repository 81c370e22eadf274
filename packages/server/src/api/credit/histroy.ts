import { listLoans } from '../../domain/loans/read-loans.ts';
import type { Handler } from '../handler.ts';
import { showLoan } from '../wire/loan.ts';
import { pageRequest } from '../wire/page.ts';

export const creditHistroy: Handler<'creditHistroy'> = async ({ mall, input, session }) => {
  const { rows, total, request } = await listLoans(mall, session.userId, pageRequest(input));
  return {
    elements: rows.map(showLoan),
    thisPageNumber: request.number,
    pageSize: request.size,
    totalElements: total,
  };
};
