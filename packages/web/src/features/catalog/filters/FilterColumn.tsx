import ButtonBase from '@mui/material/ButtonBase';
import styled from '@emotion/styled';
import { useCategoryTree } from '@openmall/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { CheckBox } from '../../../shared/ui/input/CheckBox.tsx';
import { Stars } from '../../../shared/ui/display/Stars.tsx';
import { VisuallyHidden } from '../../../shared/ui/layout/VisuallyHidden.tsx';
import type { SellerGoodsFacetsParams } from '@openmall/sdk';
import { CategoryFilter } from './CategoryFilter.tsx';
import { FacetFilter } from './FacetFilter.tsx';
import { chosenOf, facetName } from './facet-choice.ts';
import { noFilters } from '../list-state.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import { useFacets } from './use-facets.ts';
import type { List } from '../use-list-state.ts';

const Root = styled.aside`
  align-self: start;
  padding: 4px 16px;
  border: 1px solid var(--mui-palette-divider);
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-background-paper);
  & .stars {
    display: flex;
    align-items: center;
    justify-content: start;
    gap: 8px;
    inline-size: calc(100% + 12px);
    min-block-size: 32px;
    padding: 0 6px;
    margin-inline: -6px;
    border: 0;
    border-radius: var(--mui-shape-borderRadiusSmall);
    background: none;
    color: var(--mui-palette-text-secondary);
    font-size: 13px;
    text-align: start;
  }
  & .stars:hover {
    background: var(--mui-palette-primary-tint);
    color: var(--mui-palette-primary-main);
  }
  & .stars[aria-pressed='true'] {
    background: var(--mui-palette-primary-tint);
    color: var(--mui-palette-primary-main);
    font-weight: 600;
  }
  &[data-sheet='true'] {
    padding: 0;
    border: 0;
  }
  @media (width < 900px) {
    & .stars {
      min-block-size: 44px;
    }
  }
  & .boxes {
    display: grid;
    gap: 12px;
    padding-block-start: 4px;
  }
`;

export interface FilterProps {
  readonly list: List;
  /** The page lists only discounted goods, so the check box is hidden. */
  readonly onlyDiscounted?: boolean;
  /** Shows the number of goods per category. Set it only if the list contains all goods of a category. */
  readonly counted?: boolean;
  /** The params of the list, to count its goods by attribute; undefined for lists without these filters. */
  readonly facets?: SellerGoodsFacetsParams | undefined;
  /** Shown in a sheet on phones. */
  readonly sheet?: boolean;
}

/** The filters by category, price, rating and availability. Each change updates the URL. */
export function FilterColumn(props: FilterProps) {
  const { list, onlyDiscounted = false, counted = false, facets, sheet = false } = props;
  const { t } = useTranslation('catalog');
  const { data: tree, error, refetch } = useCategoryTree();
  const { minRating, inStock, discount } = list.state;
  const isFiltered = list.to(noFilters) !== list.to({ categoryId: undefined });
  const shownFacets = useFacets(facets).filter(
    (facet) => facet.attrValues.length > 1 || chosenOf(facet, list.state).length > 0,
  );
  return (
    <Root aria-label={t('filters.title')} data-sheet={sheet}>
      <VisuallyHidden as="h2">{t('filters.title')}</VisuallyHidden>
      <FilterGroup name="category" label={t('filters.category')}>
        <CategoryFilter
          list={list}
          tree={tree}
          error={error}
          onRetry={() => void refetch()}
          counted={counted && !isFiltered}
        />
      </FilterGroup>
      <FilterGroup name="price" label={t('filters.price')}>
        <PriceFilter key={`${list.state.minPrice} ${list.state.maxPrice}`} list={list} />
      </FilterGroup>
      <FilterGroup name="rating" label={t('filters.rating')}>
        {[4, 3, 2].map((stars) => (
          <ButtonBase
            key={stars}
            type="button"
            className="stars"
            aria-pressed={minRating === stars}
            onClick={() => list.change({ minRating: minRating === stars ? undefined : stars })}
          >
            <span aria-hidden>
              <Stars rating={stars} />
            </span>
            {t('filters.stars', { stars })}
          </ButtonBase>
        ))}
      </FilterGroup>
      <FilterGroup name="availability" label={t('filters.availability')}>
        <div className="boxes">
          <CheckBox checked={inStock} onChange={(checked) => list.change({ inStock: checked })}>
            {t('filters.inStock')}
          </CheckBox>
          {!onlyDiscounted && (
            <CheckBox checked={discount} onChange={(checked) => list.change({ discount: checked })}>
              {t('filters.discounted')}
            </CheckBox>
          )}
        </div>
      </FilterGroup>
      {shownFacets.map((facet, index) => (
        <FacetFilter
          key={facetName(facet)}
          list={list}
          facet={facet}
          open={index === 0 && facet.by !== 'store'}
        />
      ))}
    </Root>
  );
}
