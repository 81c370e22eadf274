import { states, type WalletDirection, type WalletRecordStatus } from '@openmall/sdk';
import { paths, withQuery } from '../../shared/navigation/paths.ts';

/** In the order of their `?index=`, which begins at 1 (spec §2). */
export const walletTabs = ['movements', 'recharges', 'withdrawals'] as const;
export type WalletTab = (typeof walletTabs)[number];

/** What is looked at; it lives in the URL. */
export interface WalletQuery {
  readonly tab: WalletTab;
  readonly direction: WalletDirection | undefined;
  /** Of recharges and withdrawals. */
  readonly state: WalletRecordStatus | undefined;
  readonly page: number;
  /** Serial number of the record that is open. */
  readonly record: string | undefined;
  /** What the money is for, where somebody came from there. */
  readonly back: string | undefined;
}

const stateNames = Object.keys(states.walletRecord.names);
const isState = (text: string | null): boolean => text !== null && stateNames.includes(text);

export function walletQueryOf(search: URLSearchParams): WalletQuery {
  const direction = search.get('direction');
  const state = search.get('state');
  const page = Math.trunc(Number(search.get('page') ?? 1));
  return {
    tab: walletTabs[Number(search.get('index') ?? 1) - 1] ?? 'movements',
    direction: direction === 'in' || direction === 'out' ? direction : undefined,
    state: isState(state) ? (Number(state) as WalletRecordStatus) : undefined,
    page: page >= 1 ? page : 1,
    record: search.get('record') ?? undefined,
    back: search.get('back') ?? undefined,
  };
}

/** The address of what is looked at; another tab or filter begins at its first page. */
export const walletPath = ({ tab = 'movements', page = 1, ...rest }: Partial<WalletQuery>): string =>
  withQuery(paths.moneyPackage, {
    index: tab === 'movements' ? undefined : walletTabs.indexOf(tab) + 1,
    ...rest,
    page: page > 1 ? page : undefined,
  });
