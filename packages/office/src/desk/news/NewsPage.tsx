import Pagination from '@mui/material/Pagination';
import type { DeskNewsListParams, DeskNewsRow } from '@openmall/sdk/desk';
import { useDeskNewsList } from '@openmall/sdk/desk/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { formatMoment } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { listInput, useListState } from '../../shared/list/use-list-state.ts';
import { StateChip } from '../../shared/ui/StateChip.tsx';
import { ContentList, EmptyText } from '../content/ContentList.tsx';
import { ContentRow } from '../content/ContentRow.tsx';
import { ContentRows } from '../content/ContentRows.tsx';
import { STATE_COLORS, tabsOf } from '../content/period.ts';

const BASE = '/content/news';
const STATES = ['shown', 'scheduled', 'hidden'] as const;

const noteOf = ({ releasedAt, languages }: DeskNewsRow): string =>
  `${formatMoment(releasedAt)} · ${t('content.languageCount' as never, { count: languages.length })}`;

/** The news of the mall, newest first. */
export function NewsPage() {
  const state = useListState();
  const navigate = useNavigate();
  const { search } = useLocation();
  const input = listInput(state) as DeskNewsListParams; // The server checks what stands in the address.
  const { data, error, refetch } = useDeskNewsList(input, { query: { placeholderData: keepPreviousData } });
  const total = data?.pageInfo.totalElements;
  const open = (id: string) => void navigate({ pathname: `${BASE}/${id}`, search });
  return (
    <>
      <ContentList
        title={t('content.news')}
        state={state}
        tabs={tabsOf(STATES, (one) => data?.counts.find((entry) => entry.state === one)?.count ?? 0)}
        searchHint={t('content.heading')}
        createLabel={t('content.newNews')}
        onCreate={() => open('new')}
        count={total}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyText text={t('content.newsEmpty')} />}
      >
        {data && data.pageList.length > 0 && (
          <ContentRows rows={data.pageList}>
            {(row) => (
              <ContentRow
                title={row.title}
                image={row.image}
                note={noteOf(row)}
                chip={<StateChip color={STATE_COLORS[row.state]} label={t(`content.${row.state}`)} />}
                onOpen={() => open(row.id)}
              />
            )}
          </ContentRows>
        )}
        {total !== undefined && total > state.size && (
          <Pagination
            sx={{ alignSelf: 'center' }}
            page={state.page}
            count={Math.ceil(total / state.size)}
            onChange={(_event, page) => state.set({ page: String(page) })}
          />
        )}
      </ContentList>
      <Outlet />
    </>
  );
}
