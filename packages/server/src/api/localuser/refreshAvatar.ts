import { chooseAvatar } from '../../domain/accounts/profile.ts';
import type { Handler } from '../handler.ts';

export const localuserRefreshAvatar: Handler<'localuserRefreshAvatar'> = async ({ mall, input, session }) => {
  await chooseAvatar(mall, session.userId, input.idx);
  return null;
};
