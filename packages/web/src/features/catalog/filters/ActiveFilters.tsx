import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import styled from '@emotion/styled';
import { useCategoryTree } from '@openmall/sdk/hooks';
import type { GoodsFacet, SellerGoodsFacetsParams } from '@openmall/sdk';
import { formatDollars } from '@openmall/sdk/money';
import { X } from 'lucide-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { categoryName } from '../categories/category-name.ts';
import { chosenOf, toggleOf } from './facet-choice.ts';
import { useFacets } from './use-facets.ts';
import { noFilters, type ListChange, type ListState } from '../list-state.ts';
import type { List } from '../use-list-state.ts';
import '../../../shared/themes/late/chips.ts';

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-block-end: 16px;
  @media (width < 900px) {
    gap: 12px 8px;
    margin-block-end: 12px;
  }
`;

interface Filter {
  readonly label: string;
  readonly removal: ListChange;
}

function priceLabel({ minPrice, maxPrice }: ListState, t: TFunction<'catalog'>): string {
  if (minPrice && maxPrice)
    return t('filters.priceBetween', { from: formatDollars(minPrice), to: formatDollars(maxPrice) });
  return minPrice
    ? t('filters.priceFrom', { from: formatDollars(minPrice) })
    : t('filters.priceTo', { to: formatDollars(maxPrice ?? 0) });
}

interface Shown {
  /** The name of the chosen category, if nothing above the list shows it. */
  readonly category: string | undefined;
  readonly facets: readonly GoodsFacet[];
}

function filtersOf(
  state: ListState,
  { category, facets }: Shown,
  t: TFunction<'catalog'>,
): readonly Filter[] {
  return [
    ...(state.categoryId && category ? [{ label: category, removal: { categoryId: undefined } }] : []),
    ...(state.minPrice || state.maxPrice
      ? [{ label: priceLabel(state, t), removal: { minPrice: undefined, maxPrice: undefined } }]
      : []),
    ...(state.minRating
      ? [{ label: t('filters.stars', { stars: state.minRating }), removal: { minRating: undefined } }]
      : []),
    ...(state.inStock ? [{ label: t('filters.inStock'), removal: { inStock: false } }] : []),
    ...facets.flatMap((facet) =>
      facet.attrValues
        .filter(({ attrValueId }) => chosenOf(facet, state).includes(attrValueId))
        .map(({ attrValueId: id, attrValueName: label }): Filter => {
          return { label, removal: toggleOf(facet, state, id) };
        }),
    ),
    ...(state.discount ? [{ label: t('filters.discounted'), removal: { discount: false } }] : []),
  ];
}

interface Props {
  readonly list: List;
  readonly facets: SellerGoodsFacetsParams | undefined;
  /** Whether heading and chips above the list show the category, which then is no filter. */
  readonly hasCategoryChips: boolean;
  /** A removed chip loses the focus, so the caller moves it. */
  readonly onRemoved: () => void;
}

/** The active filters; a click removes one. */
export function ActiveFilters({ list, facets, hasCategoryChips, onRemoved }: Props) {
  const { t } = useTranslation('catalog');
  const { t: common } = useTranslation();
  const { data: tree } = useCategoryTree();
  const shown = {
    category: hasCategoryChips ? undefined : categoryName(tree, list.state.categoryId),
    facets: useFacets(facets),
  };
  const filters = filtersOf(list.state, shown, t);
  if (filters.length === 0) return null;
  const { categoryId } = list.state;
  const none = hasCategoryChips ? { ...noFilters, categoryId } : noFilters;
  const apply = (change: ListChange) => {
    list.change(change);
    onRemoved();
  };
  return (
    <Root aria-label={t('filters.active')}>
      {filters.map(({ label, removal }) => (
        <li key={label}>
          <Chip
            component="button"
            variant="outlined"
            label={label}
            aria-label={common('remove', { label })}
            deleteIcon={<X size={14} aria-hidden />}
            onClick={() => apply(removal)}
            onDelete={() => apply(removal)}
          />
        </li>
      ))}
      <li>
        <Button size="small" onClick={() => apply(none)}>
          {t('filters.clearAll')}
        </Button>
      </li>
    </Root>
  );
}
