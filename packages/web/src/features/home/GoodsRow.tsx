import type { Goods } from '@openmall/sdk';
import { useDeferredValue } from 'react';
import { ProductCard } from '../../shared/goods/ProductCard.tsx';
import { ProductCardSkeleton } from '../../shared/goods/ProductCardSkeleton.tsx';
import { CardRow } from '../../shared/ui/layout/CardRow.tsx';
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx';

interface Props {
  readonly goods: readonly Goods[] | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
}

const ROW_HEIGHT = 330;

/** A row of cards that scrolls sideways, with its loading and error states. */
export function GoodsRow({ goods: newest, error, onRetry }: Props) {
  // React renders deferred cards in short steps, so that the page keeps responding.
  const goods = useDeferredValue(newest);
  if (error && !newest) return <ErrorState error={error} onRetry={onRetry} minHeight={ROW_HEIGHT} />;
  if (!goods)
    return (
      <div aria-hidden inert>
        <CardRow>
          {Array.from({ length: 6 }, (_, index) => (
            <ProductCardSkeleton key={index} />
          ))}
        </CardRow>
      </div>
    );
  return (
    <CardRow>
      {goods.map((item) => (
        <ProductCard key={item.id} goods={item} />
      ))}
    </CardRow>
  );
}
