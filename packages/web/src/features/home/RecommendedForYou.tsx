import { useQueryClient } from '@tanstack/react-query';
import { useSellerGoodsRecommendNewInfinite } from '@openmall/sdk/hooks';
import { useDeferredValue } from 'react';
import { ProductGrid, ProductGridSkeleton } from '../../shared/goods/ProductGrid.tsx';
import { useTranslation } from 'react-i18next';
import { useAfterPaint } from '../../shared/state/use-after-paint.ts';
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx';
import { LoadMore } from '../../shared/ui/input/LoadMore.tsx';
import { Section } from '../../shared/ui/layout/Section.tsx';

const PAGE_SIZE = 12;

/** Popular goods, twelve at a time. */
export function RecommendedForYou() {
  const { t } = useTranslation('home');
  const client = useQueryClient();
  const {
    data: newest,
    error,
    fetchNextPage,
    isFetchingNextPage,
    hasNextPage,
  } = useSellerGoodsRecommendNewInfinite(
    { type: 1, pageSize: PAGE_SIZE },
    { query: { enabled: useAfterPaint() } },
  );
  const data = useDeferredValue(newest);
  const retryFailed = () =>
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  const goods = data?.pages.flatMap((page) => page.result) ?? [];
  const total = data?.pages[0]?.pageInfo?.totalElements ?? goods.length + Number(hasNextPage);
  if (data && goods.length === 0) return null;
  return (
    <Section title={t('recommended.title')} note={t('recommended.note')}>
      {error && !newest ? (
        <ErrorState error={error} onRetry={retryFailed} minHeight={660} />
      ) : data ? (
        <>
          <ProductGrid goods={goods} />
          <LoadMore
            shown={goods.length}
            total={total}
            busy={isFetchingNextPage}
            onMore={() => void fetchNextPage()}
          />
        </>
      ) : (
        <ProductGridSkeleton count={PAGE_SIZE} />
      )}
    </Section>
  );
}
