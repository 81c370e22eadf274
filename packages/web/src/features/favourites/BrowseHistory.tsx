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

/** The goods whose pages the buyer opened, day by day. */
export function BrowseHistory() {
  const { t } = useTranslation('favourites');
  const seen = useHistory();
  if (seen.error && !seen.data)
    return <ErrorState error={seen.error} onRetry={() => void seen.refetch()} minHeight={480} />;
  if (!seen.data)
    return (
      <div aria-busy>
        <ProductGridSkeleton count={8} columns={4} />
      </div>
    );
  const entries = seen.data.pages.flatMap((page) => page.pageList);
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
      {groupByDay(entries, ({ viewTime }) => viewTime, seen.dataUpdatedAt).map((group) => (
        <HistoryDay key={group.day} group={group} />
      ))}
      {(seen.hasNextPage || seen.data.pages.length > 1) && (
        <LoadMore
          shown={entries.length}
          total={seen.data.pages[0]?.pageInfo.totalElements ?? entries.length}
          busy={seen.isFetchingNextPage}
          onMore={() => void seen.fetchNextPage()}
        />
      )}
    </Root>
  );
}
