import styled from '@emotion/styled';
import type { GoodsPage } from '@openmall/sdk';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductGrid, ProductGridSkeleton } from '../../shared/goods/ProductGrid.tsx';
import { ErrorState } from '../../shared/ui/ErrorState.tsx';
import { Pager } from '../../shared/ui/Pager.tsx';
import { SkeletonBlock } from '../../shared/ui/Skeletons.tsx';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FilterColumn } from './FilterColumn.tsx';
import { ListBar } from './ListBar.tsx';
import { NothingHere } from './NothingHere.tsx';
import { ProductRow } from './ProductRow.tsx';
import type { List } from './use-list-state.ts';

const Root = styled.div`
  & > .head { display: flex; align-items: baseline; gap: 16px; margin-block-end: 20px; }
  & h1 { font-size: 28px; line-height: 36px; letter-spacing: -0.02em; overflow-wrap: anywhere; }
  & .count { color: var(--ink-soft); white-space: nowrap; outline-offset: 4px; border-radius: 4px; }
  & > .columns { display: grid; grid-template-columns: 256px minmax(0, 1fr); gap: 24px; }
  & .results { position: relative; min-block-size: 480px; transition: opacity var(--quick); scroll-margin-block-start: 72px; }
  & .results[data-stale='true'] > :not(.loading) { opacity: 0.6; }
  & .loading { position: absolute; z-index: 2; inset-inline: 0; inset-block-start: -9px; block-size: 2px; background: linear-gradient(90deg, transparent, var(--brand), transparent) 0 0 / 40% 100% no-repeat; animation: run 900ms linear infinite; }
  & .rows { display: grid; gap: 12px; }
  @keyframes run { from { background-position: -60% 0; } to { background-position: 160% 0; } }
`;

/** What the page's query hook answers, whichever list or search it is. */
export interface GoodsResult {
  readonly data: GoodsPage | undefined;
  readonly error: unknown;
  /** The rows are still those of the question before. */
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

interface Props {
  readonly heading: string;
  readonly list: List;
  readonly result: GoodsResult;
  readonly onlyDiscounted?: boolean;
  /** In place of the list when nothing is there at all, whatever the filters. */
  readonly empty?: ReactNode;
  readonly under?: ReactNode;
  readonly onNearNext?: () => void;
}

/** A list of goods with filters, order and pages: the body of every page that shows one. */
export function GoodsBrowser({ heading, list, result, onlyDiscounted = false, empty, under, onNearNext }: Props) {
  const { t } = useTranslation('catalog');
  const { data, error, isPlaceholderData, refetch } = result;
  const { view, page } = list.state;
  const count = useRef<HTMLSpanElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const filters = list.to({ page: 1, view: 'grid' });
  useEffect(() => {
    // After a filter deep in the list the first results would be out of sight.
    if ((results.current?.getBoundingClientRect().top ?? 0) < 0) results.current?.scrollIntoView({ block: 'start' });
  }, [filters]);
  const total = data?.pageInfo.totalElements ?? 0;
  const pages = data?.pageInfo.totalPage ?? 0;
  const rows = data?.pageList ?? [];
  const columns = 4;
  return (
    <Root>
      <div className="head">
        <h1>{heading}</h1>
        <span className="count" role="status" tabIndex={-1} ref={count}>
          {data ? t('count', { count: total }) : ''}
        </span>
      </div>
      {under}
      <div className="columns">
        <FilterColumn list={list} onlyDiscounted={onlyDiscounted} />
        <div>
          <VisuallyHidden as="h2">{t('results')}</VisuallyHidden>
          <ActiveFilters list={list} onTaken={() => count.current?.focus()} />
          <ListBar list={list} pages={pages} />
          <div className="results" ref={results} data-stale={isPlaceholderData} aria-busy={isPlaceholderData || !data}>
            {isPlaceholderData && <div className="loading" aria-hidden />}
            {error && !data ? (
              <ErrorState error={error} onRetry={() => void refetch()} minHeight={480} />
            ) : !data ? (
              view === 'grid' ? <ProductGridSkeleton count={12} columns={columns} /> : <div className="rows">{[0, 1, 2, 3].map((row) => <SkeletonBlock key={row} height={186} />)}</div>
            ) : rows.length === 0 ? (
              <NothingHere list={list} pastEnd={page > 1} empty={empty} />
            ) : view === 'grid' ? (
              <ProductGrid goods={rows} columns={columns} first={columns * 2} />
            ) : (
              <div className="rows">
                {rows.map((goods) => (
                  <ProductRow key={goods.id} goods={goods} />
                ))}
              </div>
            )}
          </div>
          {rows.length > 0 && <Pager page={page} pages={pages} toPage={(to) => list.to({ page: to })} {...(onNearNext && { onNearNext })} />}
        </div>
      </div>
    </Root>
  );
}
