import { useDeskLotteryList } from '@openmall/sdk/desk/hooks';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { formatMoment } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { StateChip } from '../../shared/ui/StateChip.tsx';
import { ContentList, EmptyText } from '../content/ContentList.tsx';
import { ContentRow } from '../content/ContentRow.tsx';
import { ContentRows } from '../content/ContentRows.tsx';
import { STATE_COLORS } from '../content/period.ts';
import { useTitledRows } from '../content/use-titled-rows.ts';

const BASE = '/content/lotteries';

/** The lucky draws that the store announces. */
export function LotteriesPage() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data, error, refetch } = useDeskLotteryList();
  const rows = data?.lotteries;
  const { state, found, tabs } = useTitledRows(rows);
  const open = (id: string) => void navigate({ pathname: `${BASE}/${id}`, search });
  return (
    <>
      <ContentList
        title={t('content.lotteries')}
        state={state}
        tabs={tabs}
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
