import type { Category as WireCategory, CategoryBranch, CategoryTile } from '@openmall/sdk';
import type { Branch, Category, CountedCategory } from '../../domain/catalog/categories.ts';

export const showTile = ({ id, name, icon, description, position }: Category): CategoryTile => ({
  categoryId: id,
  name,
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

export const showBranch = ({ children, ...category }: Branch): CategoryBranch => ({
  ...showCategory(category),
  subList: children.map(showCategory),
});
