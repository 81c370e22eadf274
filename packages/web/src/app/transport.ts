import { createTransport } from '@openmall/sdk';
import i18next from 'i18next';
import { language } from '../shared/i18n/language.ts';
import { session } from '../shared/session/session.ts';
import { unauthorized } from './unauthorized.ts';

/** The store's one way to the server: same origin, this visit's language, the session's token. */
export const transport = createTransport({
  baseUrl: '',
  getToken: () => session.get().token,
  getLang: () => language,
  onUnauthorized: () => unauthorized(i18next.t('sessionExpired', { ns: 'common' })),
});
