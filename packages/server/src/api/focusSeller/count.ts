import { countFollowed } from '../../domain/favourites/follow-stores.ts';
import type { Handler } from '../handler.ts';

export const focusSellerCount: Handler<'focusSellerCount'> = ({ mall, session }) =>
  countFollowed(mall, session.userId);
