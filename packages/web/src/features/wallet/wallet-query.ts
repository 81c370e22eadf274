import { states, type WalletDirection, type WalletRecordStatus } from '@openmall/sdk';
import { paths, withQuery } from '../../shared/navigation/paths.ts';

/** The tabs in the order of their `?index=`, which starts at 1 (spec §2). */
export const walletTabs = ['movements', 'recharges', 'withdrawals'] as const;
export type WalletTab = (typeof walletTabs)[number];

/** The state of the wallet page. It lives in the URL. */
export interface WalletQuery {
  readonly tab: WalletTab;
  readonly direction: WalletDirection | undefined;
  /** The status filter of recharges and withdrawals. */
  readonly state: WalletRecordStatus | undefined;
  readonly page: number;
  /** The serial number of the open record. */
  readonly record: string | undefined;
  /** The page to return to after a recharge. */
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

/** The URL of a wallet state. Changing the tab or filter returns to the first page. */
export const walletPath = ({ tab = 'movements', page = 1, ...rest }: Partial<WalletQuery>): string =>
  withQuery(paths.moneyPackage, {
    index: tab === 'movements' ? undefined : walletTabs.indexOf(tab) + 1,
    ...rest,
    page: page > 1 ? page : undefined,
  });
