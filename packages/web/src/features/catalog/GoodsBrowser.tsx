import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import styled from '@emotion/styled';
import type { SellerGoodsFacetsParams } from '@openmall/sdk';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx';
import { Pager } from '../../shared/ui/input/Pager.tsx';
import { VisuallyHidden } from '../../shared/ui/layout/VisuallyHidden.tsx';
import { ActiveFilters } from './filters/ActiveFilters.tsx';
import { FilterButton } from './filters/FilterButton.tsx';
import type { FilterProps } from './filters/FilterColumn.tsx';
import { GoodsResults, type GoodsResult } from './GoodsResults.tsx';
import { ListBar } from './ListBar.tsx';
import { EmptyResults } from './EmptyResults.tsx';
import type { List } from './use-list-state.ts';

/** Phones load the filters with their sheet. */
const FilterColumn = lazyPart<FilterProps>({
  load: async () => (await import('./filters/FilterColumn.tsx')).FilterColumn,
  frame: <Skeleton height={640} />,
  renderFailure: (error, retry) => <ErrorState error={error} onRetry={retry} minHeight={320} />,
});

const Root = styled.div`
  & > .head {
    display: flex;
    align-items: baseline;
    gap: 16px;
    margin-block-end: 20px;
  }
  & h1 {
    font-size: 28px;
    line-height: 36px;
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }
  & .count {
    border-radius: 4px;
    color: var(--mui-palette-text-secondary);
    white-space: nowrap;
  }
  & > .columns {
    display: grid;
    grid-template-columns: 256px minmax(0, 1fr);
    gap: 24px;
  }
  & .found {
    scroll-margin-block-start: 72px;
  }
  @media (width < 900px) {
    & > .head {
      flex-wrap: wrap;
      gap: 0 12px;
      margin-block-end: 12px;
    }
    & h1 {
      font-size: 22px;
      line-height: 28px;
    }
    & > .columns {
      grid-template-columns: minmax(0, 1fr);
      gap: 12px;
    }
    & .found {
      scroll-margin-block-start: 72px;
    }
  }
`;

const COLUMNS = 4;

interface Props {
  readonly heading: string;
  readonly list: List;
  readonly result: GoodsResult;
  readonly onlyDiscounted?: boolean;
  /** Shows the number of goods per category. Set it only if the counts apply to this list. */
  readonly counted?: boolean;
  /** The params of the list, for filters by attribute. */
  readonly facets?: SellerGoodsFacetsParams | undefined;
  /** Replaces the list if there are no goods even without filters. */
  readonly empty?: ReactNode;
  /** Whether `under` has chips of categories. */
  readonly hasCategoryChips?: boolean;
  /** Shown between heading and list. */
  readonly under?: ReactNode;
  readonly onNearNext?: () => void;
}

/** A list of goods with filters, sort order and pages. */
export function GoodsBrowser({
  heading,
  list,
  result,
  onlyDiscounted = false,
  counted = false,
  facets,
  empty,
  under,
  hasCategoryChips = false,
  onNearNext,
}: Props) {
  const { t } = useTranslation('catalog');
  const { data } = result;
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const { view, page } = list.state;
  const count = useRef<HTMLSpanElement>(null);
  const found = useRef<HTMLDivElement>(null);
  const filters = list.to({ page: 1, view: 'grid' });
  const applied = useRef(filters);
  useEffect(() => {
    // The effect also runs without a change, when returning from another page.
    if (applied.current === filters) return;
    applied.current = filters;
    // A filter set far down the list would leave the first results out of sight.
    if ((found.current?.getBoundingClientRect().top ?? 0) < 0)
      found.current?.scrollIntoView({ block: 'start' });
  }, [filters]);
  const pages = data?.pageInfo.totalPage ?? 0;
  const filterButton = (
    <FilterButton
      list={list}
      onlyDiscounted={onlyDiscounted}
      counted={counted}
      facets={facets}
      count={data?.pageInfo.totalElements}
    />
  );
  return (
    <Root>
      <div className="head">
        <h1>{heading}</h1>
        <span className="count" role="status" tabIndex={-1} ref={count}>
          {data ? t('count', { count: data.pageInfo.totalElements }) : ''}
        </span>
      </div>
      {under}
      <div className="columns">
        {isWide && (
          <FilterColumn list={list} onlyDiscounted={onlyDiscounted} counted={counted} facets={facets} />
        )}
        <div className="found" ref={found}>
          <VisuallyHidden as="h2">{t('results')}</VisuallyHidden>
          <ActiveFilters
            list={list}
            facets={facets}
            hasCategoryChips={hasCategoryChips}
            onRemoved={() => count.current?.focus()}
          />
          <ListBar list={list} pages={pages} filters={filterButton} />
          <GoodsResults
            result={result}
            view={view}
            columns={COLUMNS}
            empty={<EmptyResults list={list} pastEnd={page > 1} empty={empty} />}
          />
          {data && data.pageList.length > 0 && (
            <Pager
              page={page}
              pages={pages}
              toPage={(to) => list.to({ page: to })}
              {...(onNearNext && { onNearNext })}
            />
          )}
        </div>
      </div>
    </Root>
  );
}
