import type { WalletDirection } from '@openmall/sdk';
import { paths, withQuery } from '../../shared/navigation/paths.ts';

/** Which movements are looked at; it lives in the URL. */
export interface WalletQuery {
  readonly direction: WalletDirection | undefined;
  readonly page: number;
}

export function walletQueryOf(search: URLSearchParams): WalletQuery {
  const direction = search.get('direction');
  const page = Math.trunc(Number(search.get('page') ?? 1));
  return {
    direction: direction === 'in' || direction === 'out' ? direction : undefined,
    page: page >= 1 ? page : 1,
  };
}

/** The address of what is looked at; another direction begins at its first page. */
export const walletPath = ({ direction, page = 1 }: Partial<WalletQuery>): string =>
  withQuery(paths.moneyPackage, { direction, page: page > 1 ? page : undefined });
