import { readCategoryTree } from '../../domain/catalog/categories.ts';
import type { Handler } from '../handler.ts';
import { showBranch } from '../wire/category.ts';

export const categoryTree: Handler<'categoryTree'> = async ({ mall, input, lang }) => {
  const branches = await readCategoryTree(mall, { lang, withHidden: input.showHidden === '1' });
  return branches.map(showBranch);
};
