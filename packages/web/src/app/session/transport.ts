import { createTransport, headerAndBodyEncoding, queryEncoding } from '@openmall/sdk';
import { translator } from '../../shared/i18n/i18n.ts';
import { language } from '../../shared/i18n/language.ts';
import { session } from '../../shared/session/session.ts';
import { isTokenInQuery } from '../../shared/session/token-placement.ts';
import { unauthorized } from './unauthorized.ts';

const encoding = isTokenInQuery ? queryEncoding : headerAndBodyEncoding;
const options = { baseUrl: '', getToken: () => session.get().token, getLang: () => language, encoding };

/** For what is asked before anybody is there who could act on a session that has ended. */
export const quietTransport = createTransport(options);

/** The store's one way to the server: same origin, this visit's language, the session's token. */
export const transport = createTransport({
  ...options,
  onUnauthorized: () => unauthorized(translator('common')('sessionExpired')),
});
