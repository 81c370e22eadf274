import { unbindAuthenticator } from '../../domain/verification/authenticator.ts';
import type { Handler } from '../handler.ts';

export const googleAuthUnbind: Handler<'googleAuthUnbind'> = async ({ mall, input, session }) => {
  await unbindAuthenticator(mall, session.userId, input.code);
  return null;
};
