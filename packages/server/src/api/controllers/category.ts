import {
  type Branch,
  type Category,
  type CountedCategory,
  listCategories,
  readCategoryTree,
  recommendedCategories,
} from '../../domain/catalog/categories.ts';
import type { Handler } from '../handler.ts';
import { pageData, pageRequest } from '../wire/paging.ts';
import { mapValid, requireText } from '../../domain/map-valid.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { findOwnStoreId, findStore } from '../../domain/stores/find-store.ts';
import type { Category as WireCategory, CategoryBranch, CategoryTile } from '@openmall/sdk';

export const categoryList: Handler<'categoryList'> = async ({ ctx, input, lang }) =>
  pageData(await listCategories(ctx, { lang, page: pageRequest(input) }), showTile);

export const categoryRecommend: Handler<'categoryRecommend'> = async ({ ctx, input, lang }) =>
  pageData(await recommendedCategories(ctx, { lang, page: pageRequest(input) }), showTile);

export const categorySellerTree: Handler<'categorySellerTree'> = async ({ ctx, input, lang, session }) => {
  const storeId = input.sellerId ?? (session && (await findOwnStoreId(ctx, session.userId)));
  if (storeId === undefined) throw new DomainError('storeNotFound');
  if (input.sellerId !== undefined) await findStore(ctx, { lang }, storeId);
  const branches = await readCategoryTree(ctx, { lang, storeId, withHidden: input.showHidden === '1' });
  return mapValid(branches, showBranch);
};

export const categoryTree: Handler<'categoryTree'> = async ({ ctx, input, lang }) => {
  const branches = await readCategoryTree(ctx, { lang, withHidden: input.showHidden === '1' });
  return mapValid(branches, showBranch);
};

const showTile = ({ id, name, icon, description, position }: Category): CategoryTile => ({
  categoryId: id,
  name: requireText(name),
  iconImg: icon,
  des: description,
  sort: position,
});

const showCategory = (category: CountedCategory): WireCategory => ({
  id: category.id,
  ...showTile(category),
  parentId: category.parentId ?? '0',
  level: category.parentId === null ? 1 : 2,
  status: category.isHidden ? 0 : 1,
  goodsNum: category.goodsCount,
});

const showBranch = ({ children, ...category }: Branch): CategoryBranch => ({
  ...showCategory(category),
  subList: mapValid(children, showCategory),
});
