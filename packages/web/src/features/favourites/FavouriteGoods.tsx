import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import { useKeepGoodsListInfinite } from '@openmall/sdk/hooks';
import { Heart } from 'lucide-react';
import { ProductGrid, ProductGridSkeleton } from '../../shared/goods/ProductGrid.tsx';
import { useRemovedFavourites } from '../../shared/goods/use-favourite.ts';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/navigation/paths.ts';
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx';
import { LoadMore } from '../../shared/ui/input/LoadMore.tsx';

const COLUMNS = 4;

/** The favourites of the buyer, newest first. The heart removes one, and a toast offers to undo it. */
export function FavouriteGoods() {
  const { t } = useTranslation('favourites');
  const isRemoved = useRemovedFavourites();
  const favourites = useKeepGoodsListInfinite(
    { pageSize: 20 },
    { query: { staleTime: 0, meta: { inline: true } } },
  );
  if (favourites.error && !favourites.data)
    return <ErrorState error={favourites.error} onRetry={() => void favourites.refetch()} minHeight={480} />;
  if (!favourites.data)
    return (
      <div aria-busy>
        <ProductGridSkeleton count={COLUMNS * 2} columns={COLUMNS} />
      </div>
    );
  const rows = favourites.data.pages.flatMap((page) => page.pageList);
  const goods = rows.filter(({ id }) => !isRemoved(id));
  const total = (favourites.data.pages[0]?.pageInfo.totalElements ?? 0) - (rows.length - goods.length);
  if (goods.length === 0 && !favourites.hasNextPage)
    return (
      <Card>
        <EmptyState
          icon={<Heart size={40} />}
          title={t('goods.none.title')}
          text={t('goods.none.text')}
          actions={
            <Button variant="contained" href={paths.commodity}>
              {t('goods.none.action')}
            </Button>
          }
        />
      </Card>
    );
  return (
    <>
      <ProductGrid goods={goods} columns={COLUMNS} first={COLUMNS} />
      {(favourites.hasNextPage || favourites.data.pages.length > 1) && (
        <LoadMore
          shown={goods.length}
          total={total}
          busy={favourites.isFetchingNextPage}
          onMore={() => void favourites.fetchNextPage()}
        />
      )}
    </>
  );
}
