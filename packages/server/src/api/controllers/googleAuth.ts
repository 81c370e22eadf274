import { confirmOwner } from '../../domain/accounts/confirm-owner.ts';
import {
  bindAuthenticator,
  drawAuthenticator,
  unbindAuthenticator,
} from '../../domain/verification/authenticator.ts';
import type { Handler } from '../handler.ts';

export const googleAuthBind: Handler<'googleAuthBind'> = async ({ ctx, input, session }) => {
  const { code, password } = input;
  const confirm = await confirmOwner(ctx, session, { password, notice: 'authenticator' });
  await bindAuthenticator(ctx, session.userId, code, confirm);
  return null;
};

export const googleAuthGet: Handler<'googleAuthGet'> = async ({ ctx, session }) => {
  const { secret, uri, recoveryCodes } = await drawAuthenticator(ctx, session.userId);
  return { secret, uri, recoveryCodes: [...recoveryCodes] };
};

export const googleAuthUnbind: Handler<'googleAuthUnbind'> = async ({ ctx, input, session }) => {
  await unbindAuthenticator(ctx, session.userId, input.code);
  return null;
};
