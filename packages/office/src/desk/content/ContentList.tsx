import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { t } from '../../shared/i18n/i18n.ts';
import { SearchBox } from '../../shared/list/SearchBox.tsx';
import { type StateTab, StateTabs } from '../../shared/list/StateTabs.tsx';
import type { ListState } from '../../shared/list/use-list-state.ts';

interface Props {
  readonly title: string;
  readonly state: ListState;
  readonly tabs: readonly StateTab[];
  readonly searchHint: string;
  readonly createLabel: string;
  readonly onCreate: () => void;
  /** Entries that match; undefined while they are read. */
  readonly count: number | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Shown where there never was an entry. */
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

type HeadProps = Pick<Props, 'title' | 'count' | 'createLabel' | 'onCreate'>;

const Head = ({ title, count, createLabel, onCreate }: HeadProps) => (
  <Stack direction="row" useFlexGap sx={{ alignItems: 'baseline', gap: 1.5, flexWrap: 'wrap' }}>
    <Typography variant="h1">{title}</Typography>
    <Typography role="status" sx={{ color: 'text.secondary' }}>
      {count !== undefined && t('list.found' as never, { count })}
    </Typography>
    <Button variant="contained" onClick={onCreate} sx={{ marginInlineStart: 'auto', alignSelf: 'center' }}>
      {createLabel}
    </Button>
  </Stack>
);

const NoMatch = () => (
  <Box sx={{ py: 8, textAlign: 'center' }}>
    <Typography variant="h2">{t('list.noMatch')}</Typography>
    <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t('list.noMatchHint')}</Typography>
  </Box>
);

/** What is said where there never was an entry. */
export const EmptyText = ({ text }: { readonly text: string }) => (
  <Box sx={{ py: 8, textAlign: 'center' }}>
    <Typography variant="h2">{t('list.none')}</Typography>
    <Typography sx={{ mt: 1, color: 'text.secondary' }}>{text}</Typography>
  </Box>
);

/** A list of content: states, search, entries, and its empty and failed states. */
export function ContentList({ state, tabs, searchHint, error, onRetry, empty, children, ...head }: Props) {
  const { count, title } = head;
  return (
    <Stack sx={{ gap: 2, maxInlineSize: 880 }}>
      <Head {...head} />
      <StateTabs label={title} state={state} tabs={tabs} />
      <SearchBox
        hint={searchHint}
        value={state.filters['keyword'] ?? ''}
        onSearch={(keyword) => state.set({ keyword })}
      />
      {Boolean(error) && (
        <Alert severity="error" action={<Button onClick={onRetry}>{t('list.retry')}</Button>}>
          {t('list.failed')}
        </Alert>
      )}
      {count === undefined && !error && <Skeleton variant="rounded" height={480} aria-busy />}
      {count === 0 && (state.isFiltered ? <NoMatch /> : empty)}
      {children}
    </Stack>
  );
}
