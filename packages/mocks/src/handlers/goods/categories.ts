import type { Category, CategoryTile, CategoryTree } from '@openmall/sdk';
import type { CatalogCategory } from '../../fixtures/catalog.ts';
import { storeBy, type Mall } from '../../state/mall.ts';
import { pageOf } from '../../state/paging.ts';
import type { StockedGoods } from '../../state/stock.ts';
import type { CallHandlers } from '../../state/call-context.ts';
import { categoryPicture } from '../../pictures/draw-picture.ts';

const tileOf = ({ id, name }: CatalogCategory, sort: number): CategoryTile => ({
  categoryId: id,
  name,
  iconImg: categoryPicture(id),
  des: null,
  sort,
});

const mainCategories = ({ categories }: Mall): readonly CatalogCategory[] =>
  categories.filter(({ parent }) => parent === undefined);

function branch(category: CatalogCategory, sort: number, goods: readonly StockedGoods[]): Category {
  const { id, parent, name } = category;
  return {
    id,
    categoryId: id,
    parentId: parent ?? '0',
    name,
    des: null,
    iconImg: categoryPicture(id),
    level: parent === undefined ? 1 : 2,
    sort,
    status: 1,
    goodsNum: goods.filter(({ listing }) => [listing.category, listing.subcategory].includes(id)).length,
  };
}

/** The tree of the categories of the given goods. */
function treeOf(mall: Mall, goods: readonly StockedGoods[]): CategoryTree {
  const used = new Set(goods.flatMap(({ listing }) => [listing.category, listing.subcategory]));
  return mainCategories(mall)
    .filter(({ id }) => used.has(id))
    .map((main, sort) => ({
      ...branch(main, sort, goods),
      subList: mall.categories
        .filter(({ id, parent }) => parent === main.id && used.has(id))
        .map((sub, index) => branch(sub, index, goods)),
    }));
}

export const categoryHandlers = {
  categoryList: ({ pageNum, pageSize }, { mall }) =>
    pageOf(mainCategories(mall).map(tileOf), pageNum, pageSize),
  categoryRecommend: ({ pageNum, pageSize }, { mall }) =>
    pageOf(mainCategories(mall).map(tileOf), pageNum, pageSize),
  categoryTree: (_input, { mall }) => treeOf(mall, mall.goods),
  categorySellerTree({ sellerId }, { mall }) {
    const store = sellerId === undefined ? undefined : storeBy(mall, sellerId);
    return treeOf(
      mall,
      mall.goods.filter((goods) => store === undefined || goods.store === store),
    );
  },
} satisfies Partial<CallHandlers>;
