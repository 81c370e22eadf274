import { useDeskLotteryList } from '@openmall/sdk/desk/hooks';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { formatMoment } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { useListState } from '../../shared/list/use-list-state.ts';
import { StateChip } from '../../shared/ui/StateChip.tsx';
import { ContentList, EmptyText } from '../content/ContentList.tsx';
import { ContentRow } from '../content/ContentRow.tsx';
import { ContentRows } from '../content/ContentRows.tsx';
import { STATE_COLORS, STATES, tabsOf } from '../content/period.ts';

const BASE = '/content/lotteries';

/** The lucky draws that the store announces. */
export function LotteriesPage() {
  const state = useListState();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data, error, refetch } = useDeskLotteryList();
  const rows = data?.lotteries;
  const word = (state.filters['keyword'] ?? '').toLowerCase();
  const wanted = state.filters['state'];
  const found = rows?.filter(
    (row) =>
      (wanted === undefined || row.state === wanted) &&
      row.texts.some(({ title }) => title.toLowerCase().includes(word)),
  );
  const open = (id: string) => void navigate({ pathname: `${BASE}/${id}`, search });
  return (
    <>
      <ContentList
        title={t('content.lotteries')}
        state={state}
        tabs={tabsOf(STATES, (one) => rows?.filter((row) => row.state === one).length ?? 0)}
        searchHint={t('content.heading')}
        createLabel={t('content.newLottery')}
        onCreate={() => open('new')}
        count={found?.length}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyText text={t('content.lotteriesEmpty')} />}
      >
        {found && found.length > 0 && (
          <ContentRows rows={found}>
            {(row) => (
              <ContentRow
                title={row.title}
                note={`${formatMoment(row.startsAt)} → ${formatMoment(row.endsAt)}`}
                chip={<StateChip color={STATE_COLORS[row.state]} label={t(`content.${row.state}`)} />}
                onOpen={() => open(row.id)}
              />
            )}
          </ContentRows>
        )}
      </ContentList>
      <Outlet context={{ rows, refetch }} />
    </>
  );
}
