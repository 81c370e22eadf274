import Chip from '@mui/material/Chip';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { t } from '../i18n/i18n.ts';
import type { ListState } from './use-list-state.ts';

export interface StateTab {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  /** Whether somebody waits for the person who sees this. */
  readonly isUrgent: boolean;
}

interface Props {
  readonly label: string;
  readonly state: ListState;
  readonly tabs: readonly StateTab[];
}

const Count = ({ count, isUrgent }: Pick<StateTab, 'count' | 'isUrgent'>) => (
  <Chip
    component="span"
    size="small"
    label={count}
    color={isUrgent && count > 0 ? 'error' : 'default'}
    sx={{ ms: 1 }}
  />
);

/** The states of a list as tabs with counts. The chosen one is in the address, as any filter. */
export const StateTabs = ({ label, state, tabs }: Props) => (
  <Tabs
    variant="scrollable"
    allowScrollButtonsMobile
    aria-label={label}
    value={state.filters['state'] ?? ''}
    onChange={(_event, value: string) => state.set({ state: value || undefined })}
    sx={{ borderBottom: 1, borderColor: 'divider' }}
  >
    <Tab value="" label={t('list.all')} />
    {tabs.map(({ value, label: text, count, isUrgent }) => (
      <Tab
        key={value}
        value={value}
        label={text}
        icon={<Count count={count} isUrgent={isUrgent} />}
        iconPosition="end"
      />
    ))}
  </Tabs>
);
