import type { MerchantReturnPage, MerchantReturnRow } from '@openmall/sdk/merchant';
import { t } from '../i18n/i18n.ts';
import type { StateTab } from '../list/StateTabs.tsx';
import { StateChip } from '../ui/StateChip.tsx';

/** A state of a return that exists. */
export type ReturnStateCode = Exclude<MerchantReturnRow['state'], 0>;

const COLORS = {
  1: 'warning',
  2: 'info',
  3: 'info',
  4: 'success',
  5: 'default',
  6: 'error',
  7: 'default',
} as const;

const stateName = (state: MerchantReturnRow['state']): string => t(`returnState.${state === 0 ? 1 : state}`);

export const ReturnState = ({ state }: { readonly state: MerchantReturnRow['state'] }) => (
  <StateChip color={state === 0 ? 'default' : COLORS[state]} label={stateName(state)} />
);

/** The tabs of a list of returns, in an order that starts with what waits for the person who sees it. */
export const returnTabs = (
  counts: MerchantReturnPage['counts'] = [],
  order: readonly ReturnStateCode[],
  urgent: readonly ReturnStateCode[],
): readonly StateTab[] =>
  order.map((state) => ({
    value: String(state),
    label: stateName(state),
    count: counts.find((row) => row.state === state)?.count ?? 0,
    isUrgent: urgent.includes(state),
  }));

type Reasoned = Pick<MerchantReturnRow, 'isMissing' | 'reason'>;

/** Why the buyer wants the money back. */
export const reasonText = ({ isMissing, reason }: Reasoned): string =>
  isMissing ? t('returns.missing') : t(`returnReason.${reason}`);
