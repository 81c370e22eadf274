import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { History } from 'lucide-react';
import { ProductGridSkeleton } from '../../shared/goods/ProductGrid.tsx';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/navigation/paths.ts';
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx';
import { LoadMore } from '../../shared/ui/input/LoadMore.tsx';
import { groupByDay } from './group-by-day.ts';
import { HistoryDay } from './HistoryDay.tsx';
import { useHistory } from './use-history.ts';

const Root = styled.div`
  display: grid;
  gap: 32px;
`;

/** The browsing history of the buyer, grouped by day. */
export function BrowseHistory() {
  const { t } = useTranslation('favourites');
  const history = useHistory();
  if (history.error && !history.data)
    return <ErrorState error={history.error} onRetry={() => void history.refetch()} minHeight={480} />;
  if (!history.data)
    return (
      <div aria-busy>
        <ProductGridSkeleton count={8} columns={4} />
      </div>
    );
  const entries = history.data.pages.flatMap((page) => page.pageList);
  if (entries.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<History size={40} />}
          title={t('history.none.title')}
          text={t('history.none.text')}
          actions={
            <Button variant="contained" href={paths.commodity}>
              {t('history.none.action')}
            </Button>
          }
        />
      </Card>
    );
  return (
    <Root>
      {groupByDay(entries, ({ viewTime }) => viewTime, history.dataUpdatedAt).map((group) => (
        <HistoryDay key={group.day} group={group} />
      ))}
      {(history.hasNextPage || history.data.pages.length > 1) && (
        <LoadMore
          shown={entries.length}
          total={history.data.pages[0]?.pageInfo.totalElements ?? entries.length}
          busy={history.isFetchingNextPage}
          onMore={() => void history.fetchNextPage()}
        />
      )}
    </Root>
  );
}
