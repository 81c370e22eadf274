import type { Evaluation } from '@openmall/sdk';
import { useEvaluationListInfinite } from '@openmall/sdk/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import type { Filter } from './ReviewsSummary.tsx';

interface Reviews {
  readonly reviews: readonly Evaluation[] | undefined;
  /** The number of reviews that match the filter. */
  readonly total: number;
  /** The number of all reviews. */
  readonly all: number | undefined;
  readonly error: unknown;
  readonly isStale: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

const types = { good: 1, medium: 2, bad: 3, pictures: -2 } as const;

/** Loads the reviews of goods in pages of twenty. */
export function useReviews(goodsId: string, filter: Filter): Reviews {
  const params = {
    sellerGoodsId: goodsId,
    pageSize: 20,
    ...(filter !== 'all' && { evaluationType: types[filter] }),
  };
  const { data, error, isPlaceholderData, isFetchingNextPage, fetchNextPage, refetch } =
    useEvaluationListInfinite(params, {
      query: { placeholderData: keepPreviousData },
    });
  const first = data?.pages[0];
  return {
    reviews: data?.pages.flatMap((page) => page.pageList),
    total: first?.pageInfo.totalElements ?? 0,
    all: first?.evaluationNum,
    error,
    isStale: isPlaceholderData,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    retry: () => void refetch(),
  };
}
