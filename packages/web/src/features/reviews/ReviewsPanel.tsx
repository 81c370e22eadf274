import Skeleton from '@mui/material/Skeleton';
import styled from '@emotion/styled';
import { useEvaluationCountType } from '@openmall/sdk/hooks';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx';
import { LoadMore } from '../../shared/ui/input/LoadMore.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import { ReviewsSummary, type Filter } from './ReviewsSummary.tsx';
import { useReviews } from './use-reviews.ts';

const List = styled.ul`
  margin-block-start: 8px;
  transition: opacity var(--quick);
  &[data-stale='true'] {
    opacity: 0.6;
  }
  & > li + li {
    border-block-start: 1px solid var(--mui-palette-divider);
  }
`;

export interface ReviewsPanelProps {
  readonly goodsId: string;
  readonly goodsRating: number | undefined;
}

/** The reviews of goods with summary and filters. */
export function ReviewsPanel({ goodsId, goodsRating }: ReviewsPanelProps) {
  const { t } = useTranslation('reviews');
  const [filter, setFilter] = useState<Filter>('all');
  const { data: counts } = useEvaluationCountType({ goodId: goodsId }, { query: { meta: { inline: true } } });
  const { reviews, total, all, error, isStale, isLoadingMore, loadMore, retry } = useReviews(goodsId, filter);
  if (error && !reviews) return <ErrorState error={error} onRetry={retry} minHeight={320} />;
  if (all === 0)
    return (
      <EmptyState
        icon={<MessageSquareText size={40} />}
        level="h3"
        title={t('none.title')}
        text={t('none.text')}
      />
    );
  return (
    <>
      <ReviewsSummary rating={goodsRating} all={all} counts={counts} chosen={filter} onChoose={setFilter} />
      {!reviews ? (
        <div style={{ display: 'grid', gap: 16, marginBlockStart: 24 }}>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} height={104} />
          ))}
        </div>
      ) : reviews.length === 0 ? (
        <p style={{ paddingBlock: 40, textAlign: 'center', color: 'var(--mui-palette-text-secondary)' }}>
          {t('noneOfKind')}
        </p>
      ) : (
        <>
          <List data-stale={isStale} aria-busy={isStale}>
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewItem review={review} />
              </li>
            ))}
          </List>
          {total > reviews.length && (
            <LoadMore shown={reviews.length} total={total} busy={isLoadingMore} onMore={loadMore} />
          )}
        </>
      )}
    </>
  );
}
