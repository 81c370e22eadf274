import styled from '@emotion/styled';
import { ChevronLeft, ChevronRight, LayoutGrid, Rows3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../shared/ui/input/Segmented.tsx';
import { SortButton } from './sort/SortButton.tsx';
import { SortSegments } from './sort/SortSegments.tsx';
import type { List } from './use-list-state.ts';

const Root = styled.div`
  display: flex;
  /* Long languages need two rows between phones and desktops. */
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 8px 12px;
  margin-block-end: 16px;
  border: 1px solid var(--mui-palette-divider);
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-background-paper);
  & > .wide {
    display: flex;
    align-items: center;
    gap: 16px;
    color: var(--mui-palette-text-secondary);
    white-space: nowrap;
  }
  & > .narrow {
    display: none;
  }
  & > .end {
    display: flex;
    align-items: center;
    gap: 12px;
    margin-inline-start: auto;
  }
  & .pages {
    color: var(--mui-palette-text-secondary);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & .step {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border: 1px solid var(--mui-palette-divider);
    border-radius: var(--mui-shape-borderRadiusSmall);
  }
  & a.step:hover {
    border-color: var(--mui-palette-primary-main);
    color: var(--mui-palette-primary-main);
  }
  & span.step {
    color: var(--mui-palette-text-disabled);
  }
  /* The sort orders need the space beside the filters. The label remains their accessible name. */
  @media (width < 1200px) {
    & > .wide > span {
      display: none;
    }
  }
  @media (width < 900px) {
    gap: 8px;
    padding: 0;
    margin-block-end: 12px;
    border: 0;
    background: none;
    & > .narrow {
      display: flex;
      flex: 1;
      gap: 8px;
      min-inline-size: 0;
    }
    & > .wide,
    & .end > :is(.pages, .step) {
      display: none;
    }
  }
`;

interface Props {
  readonly list: List;
  readonly pages: number;
  /** The button that opens the filters on phones. */
  readonly filters?: ReactNode;
}

/** Sort order, view and page of the list. Phones open order and filters in sheets. */
export function ListBar({ list, pages, filters }: Props) {
  const { t } = useTranslation('catalog');
  const { t: common } = useTranslation();
  const { view, page } = list.state;
  return (
    <Root>
      <div className="narrow">
        <SortButton list={list} />
        {filters}
      </div>
      <div className="wide">
        <span>{t('sort.label')}</span>
        <SortSegments list={list} />
      </div>
      <div className="end">
        <Segmented
          label={t('view.label')}
          chosen={view}
          onChoose={(name) => list.change({ view: name })}
          options={[
            { name: 'grid', label: <LayoutGrid size={16} aria-hidden />, title: t('view.grid') },
            { name: 'list', label: <Rows3 size={16} aria-hidden />, title: t('view.list') },
          ]}
        />
        {pages > 1 && (
          <>
            <span className="pages">
              <bdi>{t('pages', { page: Math.min(page, pages), pages })}</bdi>
            </span>
            {page > 1 ? (
              <Link className="step" to={list.to({ page: page - 1 })} aria-label={common('pager.previous')}>
                <ChevronLeft className="flips" size={16} aria-hidden />
              </Link>
            ) : (
              <span className="step">
                <ChevronLeft className="flips" size={16} aria-hidden />
              </span>
            )}
            {page < pages ? (
              <Link className="step" to={list.to({ page: page + 1 })} aria-label={common('pager.next')}>
                <ChevronRight className="flips" size={16} aria-hidden />
              </Link>
            ) : (
              <span className="step">
                <ChevronRight className="flips" size={16} aria-hidden />
              </span>
            )}
          </>
        )}
      </div>
    </Root>
  );
}
