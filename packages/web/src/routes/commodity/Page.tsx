import { useCategoryTree } from '@openmall/sdk/hooks';
import { categoryAncestors } from '../../features/catalog/categories/category-name.ts';
import { SubcategoryChips } from '../../features/catalog/categories/SubcategoryChips.tsx';
import { GoodsBrowser } from '../../features/catalog/GoodsBrowser.tsx';
import { filterParams } from '../../features/catalog/list-state.ts';
import { useGoodsList } from '../../features/catalog/use-goods-list.ts';
import { useListState } from '../../features/catalog/use-list-state.ts';
import { useTranslation } from 'react-i18next';
import { categoryPath, paths } from '../../shared/navigation/paths.ts';
import { Breadcrumbs } from '../../shared/ui/layout/Breadcrumbs.tsx';
import { Page as Column } from '../../shared/ui/layout/Page.tsx';
import { usePageTitle } from '../../shared/ui/layout/use-page-title.ts';

/** A no-break space keeps the height of the title until the name is known. */
const NO_NAME_YET = '\u00a0';

/** All goods, or those of a category. */
export function Page() {
  const { t } = useTranslation('catalog');
  const list = useListState();
  const { result, onNearNext } = useGoodsList(list);
  const { data: tree } = useCategoryTree();
  const ancestors = categoryAncestors(tree, list.state.categoryId);
  const heading = ancestors.at(-1)?.name ?? (list.state.categoryId && !tree ? NO_NAME_YET : t('allGoods'));
  usePageTitle(heading);
  const crumbs = ancestors.map(({ name, categoryId }, index) => ({
    label: name,
    ...(index < ancestors.length - 1 && { to: categoryPath(categoryId) }),
  }));
  return (
    <Column>
      <Breadcrumbs
        crumbs={[
          { label: t('home'), to: paths.index },
          ancestors.length > 0 ? { label: t('allGoods'), to: paths.commodity } : { label: t('allGoods') },
          ...crumbs,
        ]}
      />
      <GoodsBrowser
        counted
        heading={heading}
        list={list}
        result={result}
        onNearNext={onNearNext}
        facets={list.state.categoryId ? filterParams(list.state) : undefined}
        hasCategoryChips
        under={<SubcategoryChips list={list} tree={tree} />}
      />
    </Column>
  );
}
