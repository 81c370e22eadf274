import { drawAuthenticator } from '../../domain/verification/authenticator.ts';
import type { Handler } from '../handler.ts';

export const googleAuthGet: Handler<'googleAuthGet'> = async ({ mall, session }) => {
  const { secret, uri, recoveryCodes } = await drawAuthenticator(mall, session.userId);
  return { secret, uri, recoveryCodes: [...recoveryCodes] };
};
