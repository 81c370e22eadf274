import { readCategoryTree } from '../../domain/catalog/categories.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { findOwnStoreId, findStore } from '../../domain/stores/find-store.ts';
import type { Handler } from '../handler.ts';
import { showBranch } from '../wire/category.ts';

export const categorySellerTree: Handler<'categorySellerTree'> = async ({ mall, input, lang, session }) => {
  const storeId = input.sellerId ?? (session && (await findOwnStoreId(mall, session.userId)));
  if (storeId === undefined) throw new DomainError('storeNotFound');
  if (input.sellerId !== undefined) await findStore(mall, { lang }, storeId);
  const branches = await readCategoryTree(mall, { lang, storeId, withHidden: input.showHidden === '1' });
  return branches.map(showBranch);
};
