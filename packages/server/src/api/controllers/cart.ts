import type { CartData, Lang } from '@openmall/sdk';
import type { AppContext } from '../../context.ts';
import { mergeLines, putLines } from '../../domain/cart/change-cart.ts';
import { readCart } from '../../domain/cart/read-cart.ts';
import type { Handler } from '../handler.ts';
import { parseCartLines, showCartLine, showLeftOut } from '../wire/cart.ts';

async function showCart(ctx: AppContext, userId: string, lang: Lang): Promise<CartData> {
  const { revision, lines } = await readCart(ctx, userId, lang);
  return { revision, lines: lines.map((line) => showCartLine(line, lang)) };
}

export const cartList: Handler<'cartList'> = ({ ctx, lang, session }) => showCart(ctx, session.userId, lang);

export const cartMerge: Handler<'cartMerge'> = async ({ ctx, input, lang, session }) => {
  const leftOut = await mergeLines(ctx, session.userId, parseCartLines(input.lines));
  return { ...(await showCart(ctx, session.userId, lang)), leftOut: leftOut.map(showLeftOut) };
};

export const cartPut: Handler<'cartPut'> = async ({ ctx, input, lang, session }) => {
  await putLines(ctx, session.userId, parseCartLines(input.lines));
  return showCart(ctx, session.userId, lang);
};
