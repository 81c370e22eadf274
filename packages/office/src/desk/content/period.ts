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

const MINUTE_MS = 60_000;

/** A moment as an input of date and time has it, in the viewer's zone; empty for none. */
export function toInput(ms: number | null): string {
  if (ms === null) return '';
  const local = new Date(ms - new Date(ms).getTimezoneOffset() * MINUTE_MS);
  return local.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}

/** The moment of an input; null for an empty one. */
export const fromInput = (text: string): number | null => (text === '' ? null : new Date(text).getTime());

/** Whether an end is not after its start. */
export const isBackwards = (from: string, until: string): boolean =>
  from !== '' && until !== '' && until <= from;
