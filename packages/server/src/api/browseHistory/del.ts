import { forgetSeen } from '../../domain/favourites/browse-history.ts';
import type { Handler } from '../handler.ts';

export const browseHistoryDel: Handler<'browseHistoryDel'> = async ({ mall, input, session }) => {
  await forgetSeen(mall, session.userId, input.id);
  return null;
};
