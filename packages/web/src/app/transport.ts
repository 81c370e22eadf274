import { createTransport, type ApiError } from '@openmall/sdk';
import { translator } from '../shared/i18n/i18n.ts';
import { language } from '../shared/i18n/language.ts';
import { reach } from '../shared/net/reach.ts';
import { session } from '../shared/session/session.ts';
import { unauthorized } from './unauthorized.ts';

/** Nothing came back, or only a proxy spoke. */
const isNoAnswer = ({ kind, status = 0 }: ApiError): boolean =>
  kind === 'network' || kind === 'timeout' || (status >= 502 && status <= 504);

/** The store's one way to the server: same origin, this visit's language, the session's token. */
export const transport = createTransport({
  baseUrl: '',
  getToken: () => session.get().token,
  getLang: () => language,
  onCall: ({ error }) => (error && isNoAnswer(error) ? reach.failed() : reach.answered()),
  onUnauthorized: () => unauthorized(translator('common')('sessionExpired')),
});
