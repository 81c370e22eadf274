import { unfollowStore } from '../../domain/favourites/follow-stores.ts';
import type { Handler } from '../handler.ts';

export const focusSellerDel: Handler<'focusSellerDel'> = async ({ mall, input, session }) => {
  await unfollowStore(mall, session.userId, input.sellerId);
  return null;
};
