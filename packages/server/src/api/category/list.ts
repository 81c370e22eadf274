import { listCategories } from '../../domain/catalog/categories.ts';
import type { Handler } from '../handler.ts';
import { showTile } from '../wire/category.ts';
import { pageRequest, pageData } from '../wire/page.ts';

export const categoryList: Handler<'categoryList'> = async ({ mall, input, lang }) =>
  pageData(await listCategories(mall, { lang, page: pageRequest(input) }), showTile);
