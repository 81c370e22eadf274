import { followStore } from '../../domain/favourites/follow-stores.ts';
import type { Handler } from '../handler.ts';

export const focusSellerAdd: Handler<'focusSellerAdd'> = async ({ mall, input, session }) => {
  await followStore(mall, session.userId, input.sellerId);
  return null;
};
