import { recommendedCategories } from '../../domain/catalog/categories.ts';
import type { Handler } from '../handler.ts';
import { showTile } from '../wire/category.ts';
import { pageRequest, pageData } from '../wire/page.ts';

export const categoryRecommend: Handler<'categoryRecommend'> = async ({ mall, input, lang }) =>
  pageData(await recommendedCategories(mall, { lang, page: pageRequest(input) }), showTile);
