import Skeleton from '@mui/material/Skeleton';
import styled from '@emotion/styled';
import type { GoodsPage } from '@openmall/sdk';
import { useDeferredValue, type ReactNode } from 'react';
import { ProductGrid, ProductGridSkeleton } from '../../shared/goods/ProductGrid.tsx';
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx';
import type { View } from './list-state.ts';
import { ProductRow } from './ProductRow.tsx';

const Root = styled.div`
  position: relative;
  min-block-size: 480px;
  &[data-stale='true'] > :not(.loading) {
    opacity: 0.6;
  }
  & .loading {
    position: absolute;
    z-index: 2;
    inset-inline: 0;
    inset-block-start: -9px;
    block-size: 2px;
    background: linear-gradient(90deg, transparent, var(--mui-palette-primary-main), transparent) 0 0 / 40%
      100% no-repeat;
    animation: run 900ms linear infinite;
  }
  & .rows {
    display: grid;
    gap: 12px;
  }
  @keyframes run {
    from {
      background-position: -60% 0;
    }
    to {
      background-position: 160% 0;
    }
  }
`;

/** The result of the query hook of a list or search. */
export interface GoodsResult {
  readonly data: GoodsPage | undefined;
  readonly error: unknown;
  /** The rows belong to the previous query. */
  readonly isPlaceholderData: boolean;
  readonly retry: () => void;
}

interface Props {
  readonly result: GoodsResult;
  readonly view: View;
  readonly columns: number;
  readonly empty: ReactNode;
}

function LoadingRows({ view, columns }: Pick<Props, 'view' | 'columns'>) {
  if (view === 'grid') return <ProductGridSkeleton count={columns * 3} columns={columns} />;
  return (
    <div className="rows">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={186} />
      ))}
    </div>
  );
}

function Rows({ result: { data, error, retry }, view, columns, empty }: Props) {
  if (!data)
    return error ? (
      <ErrorState error={error} onRetry={retry} minHeight={480} />
    ) : (
      <LoadingRows view={view} columns={columns} />
    );
  const goods = data.pageList;
  if (goods.length === 0) return empty;
  if (view === 'grid') return <ProductGrid goods={goods} columns={columns} first={columns} />;
  return (
    <div className="rows">
      {goods.map((item) => (
        <ProductRow key={item.id} goods={item} />
      ))}
    </div>
  );
}

/** The rows of a list in every state: loading, loaded, stale, empty or failed. */
export function GoodsResults(props: Props) {
  const { result } = props;
  const { error, isPlaceholderData } = result;
  // React renders deferred rows in short steps, so that the filters keep responding.
  const data = useDeferredValue(result.data);
  return (
    <Root
      data-stale={isPlaceholderData}
      aria-busy={isPlaceholderData || data !== result.data || (!data && !error)}
    >
      {isPlaceholderData && <div className="loading" aria-hidden />}
      <Rows {...props} result={{ ...result, data }} />
    </Root>
  );
}
