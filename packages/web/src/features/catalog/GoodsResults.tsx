import Skeleton from '@mui/material/Skeleton';
import styled from '@emotion/styled';
import type { GoodsPage } from '@openmall/sdk';
import type { ReactNode } from 'react';
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

/** What the page's query hook answers, whichever list or search it is. */
export interface GoodsResult {
  readonly data: GoodsPage | undefined;
  readonly error: unknown;
  /** The rows are still those of the question before. */
  readonly isPlaceholderData: boolean;
  readonly retry: () => void;
}

interface Props {
  readonly result: GoodsResult;
  readonly view: View;
  readonly columns: number;
  readonly empty: ReactNode;
}

function Waiting({ view, columns }: Pick<Props, 'view' | 'columns'>) {
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
      <Waiting view={view} columns={columns} />
    );
  const goods = data.pageList;
  if (goods.length === 0) return empty;
  if (view === 'grid') return <ProductGrid goods={goods} columns={columns} first={columns} />;
  return (
    <div className="rows">
      {goods.map((one) => (
        <ProductRow key={one.id} goods={one} />
      ))}
    </div>
  );
}

/** The rows of a list in whatever state they are: to come, there, of the question before, none, failed. */
export function GoodsResults(props: Props) {
  const { data, error, isPlaceholderData } = props.result;
  return (
    <Root data-stale={isPlaceholderData} aria-busy={isPlaceholderData || (!data && !error)}>
      {isPlaceholderData && <div className="loading" aria-hidden />}
      <Rows {...props} />
    </Root>
  );
}
