import { confirmOwner } from '../../domain/accounts/confirm-owner.ts';
import {
  bindAuthenticator,
  drawAuthenticator,
  unbindAuthenticator,
} from '../../domain/verification/authenticator.ts';
import type { Handler } from '../handler.ts';

export const googleAuthBind: Handler<'googleAuthBind'> = async ({ mall, input, session }) => {
  const { code, password } = input;
  const confirm = await confirmOwner(mall, session, { password, notice: 'authenticator' });
  await bindAuthenticator(mall, session.userId, code, confirm);
  return null;
};

export const googleAuthGet: Handler<'googleAuthGet'> = async ({ mall, session }) => {
  const { secret, uri, recoveryCodes } = await drawAuthenticator(mall, session.userId);
  return { secret, uri, recoveryCodes: [...recoveryCodes] };
};

export const googleAuthUnbind: Handler<'googleAuthUnbind'> = async ({ mall, input, session }) => {
  await unbindAuthenticator(mall, session.userId, input.code);
  return null;
};
