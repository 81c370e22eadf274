import { paths, withQuery } from '../../shared/navigation/paths.ts';

/** The state of the loans page. It lives in the URL. */
export interface LoansQuery {
  readonly page: number;
  /** The loan that is being repaid. */
  readonly repay: string | undefined;
}

export function loansQueryOf(search: URLSearchParams): LoansQuery {
  const page = Math.trunc(Number(search.get('page') ?? 1));
  return { page: page >= 1 ? page : 1, repay: search.get('repay') ?? undefined };
}

export const loansPath = ({ page = 1, repay }: Partial<LoansQuery>): string =>
  withQuery(paths.myLoan, { repay, page: page > 1 ? page : undefined });
