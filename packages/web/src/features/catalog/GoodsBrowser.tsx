import styled from '@emotion/styled';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Pager } from '../../shared/ui/input/Pager.tsx';
import { VisuallyHidden } from '../../shared/ui/layout/VisuallyHidden.tsx';
import { ActiveFilters } from './filters/ActiveFilters.tsx';
import { FilterButton } from './filters/FilterButton.tsx';
import { FilterColumn } from './filters/FilterColumn.tsx';
import { GoodsResults, type GoodsResult } from './GoodsResults.tsx';
import { ListBar } from './ListBar.tsx';
import { EmptyResults } from './EmptyResults.tsx';
import type { List } from './use-list-state.ts';

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
  /** The counts of categories are true for this list. */
  readonly counted?: boolean;
  /** In place of the list when nothing is there at all, whatever the filters. */
  readonly empty?: ReactNode;
  /** Between heading and list. */
  readonly under?: ReactNode;
  readonly onNearNext?: () => void;
}

/** A list of goods with filters, order and pages: the body of every page that shows one. */
export function GoodsBrowser({
  heading,
  list,
  result,
  onlyDiscounted = false,
  counted = false,
  empty,
  under,
  onNearNext,
}: Props) {
  const { t } = useTranslation('catalog');
  const { data } = result;
  const { view, page } = list.state;
  const count = useRef<HTMLSpanElement>(null);
  const found = useRef<HTMLDivElement>(null);
  const filters = list.to({ page: 1, view: 'grid' });
  const applied = useRef(filters);
  useEffect(() => {
    // Coming back from another page runs this again, without a change.
    if (applied.current === filters) return;
    applied.current = filters;
    // After a filter deep in the list the first results would be out of sight.
    if ((found.current?.getBoundingClientRect().top ?? 0) < 0)
      found.current?.scrollIntoView({ block: 'start' });
  }, [filters]);
  const pages = data?.pageInfo.totalPage ?? 0;
  const filterButton = (
    <FilterButton
      list={list}
      onlyDiscounted={onlyDiscounted}
      counted={counted}
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
        <FilterColumn list={list} onlyDiscounted={onlyDiscounted} counted={counted} />
        <div className="found" ref={found}>
          <VisuallyHidden as="h2">{t('results')}</VisuallyHidden>
          <ActiveFilters list={list} onTaken={() => count.current?.focus()} />
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
