import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Pagination from '@mui/material/Pagination';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense } from 'react';
import { t } from '../i18n/i18n.ts';
import type { Filter, ListPageProps, Selection } from './list-page-props.ts';
import { SearchBox } from './SearchBox.tsx';
import type { ListState } from './use-list-state.ts';

/** The grid is large, so it comes with the first rows. */
const RowGrid = lazy(() => import('./RowGrid.tsx').then((module) => ({ default: module.RowGrid })));

function Filters({ filters, state }: { readonly filters: readonly Filter[]; readonly state: ListState }) {
  if (filters.length === 0 && !state.isFiltered) return null;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }} role="group">
      {filters.map(({ name, label, options, isLabelled }) =>
        options.map((option) => {
          const isOn = state.filters[name] === option.value;
          return (
            <Chip
              key={`${name} ${option.value}`}
              label={isLabelled ? `${label}: ${option.label}` : option.label}
              aria-pressed={isOn}
              aria-label={`${label}: ${option.label}`}
              color={isOn ? 'primary' : 'default'}
              variant={isOn ? 'filled' : 'outlined'}
              onClick={() => state.set({ [name]: isOn ? undefined : option.value })}
            />
          );
        }),
      )}
      {state.isFiltered && (
        <Button size="small" onClick={state.clear}>
          {t('list.clear')}
        </Button>
      )}
    </Stack>
  );
}

function Empty({ state, empty }: { readonly state: ListState; readonly empty: string }) {
  return (
    <Box sx={{ py: 8, textAlign: 'center' }}>
      <Typography variant="h2">{t(state.isFiltered ? 'list.noMatch' : 'list.none')}</Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>
        {state.isFiltered ? t('list.noMatchHint') : empty}
      </Typography>
    </Box>
  );
}

/** Chooses the row of a card, which has no column for it. */
const CardCheckbox = ({ id, selection }: { readonly id: string; readonly selection: Selection }) => (
  <Checkbox
    checked={selection.ids.includes(id)}
    slotProps={{ input: { 'aria-label': t('grid.selectRow') } }}
    onChange={({ target: { checked } }) =>
      selection.onChange(checked ? [...selection.ids, id] : selection.ids.filter((other) => other !== id))
    }
  />
);

function Cards<Row extends { readonly id: string }>({
  rows,
  card,
  onOpen,
  state,
  total,
  selection,
}: ListPageProps<Row>) {
  return (
    <Stack sx={{ gap: 1 }}>
      {rows?.map((row) => (
        <Stack key={row.id} direction="row" sx={{ alignItems: 'center' }}>
          {selection && <CardCheckbox id={row.id} selection={selection} />}
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => onOpen(row)}
            sx={{
              display: 'block',
              flex: '1 1 0',
              minWidth: 0,
              overflow: 'hidden',
              textAlign: 'start',
              p: 2,
              bgcolor: 'background.paper',
              borderColor: 'divider',
            }}
          >
            {card(row)}
          </Button>
        </Stack>
      ))}
      {total > state.size && (
        <Pagination
          sx={{ alignSelf: 'center' }}
          page={state.page}
          count={Math.ceil(total / state.size)}
          onChange={(_event, page) => state.set({ page: String(page) })}
        />
      )}
    </Stack>
  );
}

const Loading = () => (
  <Stack sx={{ gap: 1 }} aria-busy>
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <Skeleton key={row} variant="rounded" height={44} />
    ))}
  </Stack>
);

/** Rows as cards on a phone, as a grid on anything wider. */
function Rows<Row extends { readonly id: string }>(props: ListPageProps<Row>) {
  const isNarrow = useMediaQuery('(max-width:899px)');
  if (isNarrow) return <Cards {...props} />;
  return (
    <Suspense fallback={<Loading />}>
      <RowGrid {...(props as unknown as ListPageProps<{ readonly id: string }>)} />
    </Suspense>
  );
}

/** A list of the back office: search, filters, rows by pages of the server, and its empty and failed states. */
export function ListPage<Row extends { readonly id: string }>(props: ListPageProps<Row>) {
  const { title, state, rows, total, isFetching, error, onRetry, filters, searchHint, empty, tools, tabs } =
    props;
  // An answer may come without its rows.
  const hasFailed = error !== null || (!rows && !isFetching);
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" useFlexGap sx={{ alignItems: 'baseline', gap: 1.5, flexWrap: 'wrap' }}>
        <Typography variant="h1">{title}</Typography>
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {rows && t('list.found' as never, { count: total })}
        </Typography>
        {tools && <Box sx={{ marginInlineStart: 'auto', alignSelf: 'center' }}>{tools}</Box>}
      </Stack>
      {tabs}
      {searchHint && (
        <SearchBox
          hint={searchHint}
          value={state.filters['keyword'] ?? ''}
          onSearch={(keyword) => state.set({ keyword })}
        />
      )}
      <Filters filters={filters} state={state} />
      {hasFailed && (
        <Alert severity="error" action={<Button onClick={onRetry}>{t('list.retry')}</Button>}>
          {t('list.failed')}
        </Alert>
      )}
      {!rows && !hasFailed && <Loading />}
      {rows?.length === 0 && <Empty state={state} empty={empty} />}
      {props.selectionBar}
      {rows && rows.length > 0 && <Rows {...props} />}
    </Stack>
  );
}
