import { closeSession } from '../../domain/accounts/sessions.ts';
import type { Handler } from '../handler.ts';

/** Who is logged out already is told the same: clients drop the token before they call. */
export const userLogout: Handler<'userLogout'> = async ({ mall, token }) => {
  if (token !== undefined) await closeSession(mall, token);
  return null;
};
