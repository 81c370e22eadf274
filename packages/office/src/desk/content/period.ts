import type { StateTab } from '../../shared/list/StateTabs.tsx';
import { t } from '../../shared/i18n/i18n.ts';
import type { ChipColor } from '../../shared/ui/StateChip.tsx';

export const STATES = ['shown', 'scheduled', 'ended', 'hidden'] as const;
export type PeriodState = (typeof STATES)[number];

export const STATE_COLORS: Readonly<Record<PeriodState, ChipColor>> = {
  shown: 'success',
  scheduled: 'info',
  ended: 'default',
  hidden: 'warning',
};

/** The states of a list as tabs. */
export const tabsOf = <State extends PeriodState>(
  states: readonly State[],
  countOf: (state: State) => number,
): readonly StateTab[] =>
  states.map((state) => ({
    value: state,
    label: t(`content.${state}`),
    count: countOf(state),
    isUrgent: false,
  }));
