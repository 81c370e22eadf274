import type { Category, CategoryBranch } from '@openmall/sdk';

/** The path to a category from the first level; empty if it is not in the tree. */
export function categoryAncestors(
  tree: readonly CategoryBranch[] | undefined,
  categoryId: string | undefined,
): readonly Category[] {
  for (const branch of tree ?? []) {
    if (branch.categoryId === categoryId) return [branch];
    const sub = branch.subList.find((item) => item.categoryId === categoryId);
    if (sub) return [branch, sub];
  }
  return [];
}

export const categoryName = (
  tree: readonly CategoryBranch[] | undefined,
  categoryId: string | undefined,
): string | undefined => categoryAncestors(tree, categoryId).at(-1)?.name;
