import { bindAuthenticator } from '../../domain/verification/authenticator.ts';
import type { Handler } from '../handler.ts';

export const googleAuthBind: Handler<'googleAuthBind'> = async ({ mall, input, session }) => {
  await bindAuthenticator(mall, session.userId, input.code);
  return null;
};
