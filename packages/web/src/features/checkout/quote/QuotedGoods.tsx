import Skeleton from '@mui/material/Skeleton';
import type { OrderQuoteData } from '@openmall/sdk';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import { SkeletonLine } from '../../../shared/ui/feedback/SkeletonLine.tsx';
import { MissingLines } from './MissingLines.tsx';
import { QuoteStore, type QuoteChanges } from './QuoteStore.tsx';

interface Props {
  readonly quote: {
    readonly data: OrderQuoteData | undefined;
    readonly error: unknown;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
  readonly changes: QuoteChanges;
}

/** The quoted goods grouped by store; faded while the quote is recalculated. */
export function QuotedGoods({ quote: { data, error, isPlaceholderData, refetch }, changes }: Props) {
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} minHeight={240} />;
  if (!data) {
    return (
      <div aria-busy>
        <SkeletonLine width={200} line={32} />
        {/* A line, the day of arrival, shipping, and a coupon or free delivery. */}
        <Skeleton height={250} />
      </div>
    );
  }
  return (
    <div style={{ opacity: isPlaceholderData ? 0.6 : 1, transition: 'opacity var(--quick)' }}>
      <MissingLines missing={data.missing} onRemove={changes.onRemove} />
      {data.stores.map((store) => (
        <QuoteStore key={store.sellerId} store={store} changes={changes} />
      ))}
    </div>
  );
}
