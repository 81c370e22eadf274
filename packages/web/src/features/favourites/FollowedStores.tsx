import Skeleton from '@mui/material/Skeleton';
import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { useFocusSellerListInfinite } from '@openmall/sdk/hooks';
import { Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/navigation/paths.ts';
import { StoreCard } from '../../shared/stores/StoreCard.tsx';
import { useUnfollowed } from '../../shared/stores/use-follow.ts';
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx';
import { LoadMore } from '../../shared/ui/input/LoadMore.tsx';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(270px, 1fr));
  gap: 16px;
  & > li {
    display: grid;
    min-inline-size: 0;
  }
  @media (width < 900px) {
    grid-template-columns: repeat(auto-fill, minmax(min(270px, 100%), 1fr));
  }
`;

/** The stores that the buyer follows, newest first. */
export function FollowedStores() {
  const { t } = useTranslation('favourites');
  const isUnfollowed = useUnfollowed();
  const followed = useFocusSellerListInfinite(
    { pageSize: 12 },
    { query: { staleTime: 0, meta: { inline: true } } },
  );
  if (followed.error && !followed.data)
    return <ErrorState error={followed.error} onRetry={() => void followed.refetch()} minHeight={480} />;
  if (!followed.data)
    return (
      <Grid as="div" aria-busy>
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} height={264} />
        ))}
      </Grid>
    );
  const rows = followed.data.pages.flatMap((page) => page.pageList);
  const stores = rows.filter(({ sellerId }) => !isUnfollowed(sellerId));
  const total = (followed.data.pages[0]?.pageInfo.totalElements ?? 0) - (rows.length - stores.length);
  if (stores.length === 0 && !followed.hasNextPage)
    return (
      <Card>
        <EmptyState
          icon={<Store size={40} />}
          title={t('stores.none.title')}
          text={t('stores.none.text')}
          actions={
            <Button variant="contained" href={paths.searchStore}>
              {t('stores.none.action')}
            </Button>
          }
        />
      </Card>
    );
  return (
    <>
      <Grid>
        {stores.map(({ sellerId, sellerVo }) => (
          <li key={sellerId}>
            <StoreCard store={sellerVo} />
          </li>
        ))}
      </Grid>
      {(followed.hasNextPage || followed.data.pages.length > 1) && (
        <LoadMore
          shown={stores.length}
          total={total}
          busy={followed.isFetchingNextPage}
          onMore={() => void followed.fetchNextPage()}
        />
      )}
    </>
  );
}
