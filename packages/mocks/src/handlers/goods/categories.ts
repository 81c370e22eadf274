import type { Category, CategoryTile, CategoryTree } from '@openmall/sdk';
import type { ShelfCategory } from '../../fixtures/shelf.ts';
import { storeBy, type Mall } from '../../state/mall.ts';
import { pageOf } from '../../state/paging.ts';
import type { StockedGoods } from '../../state/stock.ts';
import type { CallHandlers } from '../../state/call-context.ts';
import { categoryPicture } from '../../pictures/draw-picture.ts';

const tileOf = ({ id, name }: ShelfCategory, sort: number): CategoryTile => ({
  categoryId: id,
  name,
  iconImg: categoryPicture(id),
  des: null,
  sort,
});

const mainOnes = ({ categories }: Mall): readonly ShelfCategory[] =>
  categories.filter(({ parent }) => parent === undefined);

function branch(category: ShelfCategory, sort: number, goods: readonly StockedGoods[]): Category {
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
    goodsNum: goods.filter(({ shelf }) => [shelf.category, shelf.subcategory].includes(id)).length,
  };
}

/** The categories that these goods are in. */
function treeOf(mall: Mall, goods: readonly StockedGoods[]): CategoryTree {
  const used = new Set(goods.flatMap(({ shelf }) => [shelf.category, shelf.subcategory]));
  return mainOnes(mall)
    .filter(({ id }) => used.has(id))
    .map((main, sort) => ({
      ...branch(main, sort, goods),
      subList: mall.categories
        .filter(({ id, parent }) => parent === main.id && used.has(id))
        .map((sub, at) => branch(sub, at, goods)),
    }));
}

export const categoryHandlers = {
  categoryList: ({ pageNum, pageSize }, { mall }) => pageOf(mainOnes(mall).map(tileOf), pageNum, pageSize),
  categoryRecommend: ({ pageNum, pageSize }, { mall }) =>
    pageOf(mainOnes(mall).map(tileOf), pageNum, pageSize),
  categoryTree: (_input, { mall }) => treeOf(mall, mall.goods),
  categorySellerTree({ sellerId }, { mall }) {
    const store = sellerId === undefined ? undefined : storeBy(mall, sellerId);
    return treeOf(
      mall,
      mall.goods.filter((goods) => store === undefined || goods.store === store),
    );
  },
} satisfies Partial<CallHandlers>;
