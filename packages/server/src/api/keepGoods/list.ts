import { listKeptGoods } from '../../domain/favourites/keep-goods.ts';
import type { Handler } from '../handler.ts';
import { showGoods } from '../wire/goods.ts';
import { pageRequest, pageData } from '../wire/page.ts';

export const keepGoodsList: Handler<'keepGoodsList'> = async ({ mall, input, lang, session }) =>
  pageData(await listKeptGoods(mall, lang, session.userId, pageRequest(input)), showGoods);
