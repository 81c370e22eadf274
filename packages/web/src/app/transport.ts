import { createTransport } from '@openmall/sdk';
import { translator } from '../shared/i18n/i18n.ts';
import { language } from '../shared/i18n/language.ts';
import { session } from '../shared/session/session.ts';
import { unauthorized } from './unauthorized.ts';

/** The store's one way to the server: same origin, this visit's language, the session's token. */
export const transport = createTransport({
  baseUrl: '',
  getToken: () => session.get().token,
  getLang: () => language,
  onUnauthorized: () => unauthorized(translator('common')('sessionExpired')),
});
