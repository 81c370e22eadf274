import { createTransport } from '@openmall/sdk';
import { i18n } from '../../shared/i18n/i18n.ts';
import { transportOptions } from './quiet-transport.ts';
import { unauthorized } from './unauthorized.ts';

/** Sends the requests of the store. A 403 ends the session. */
export const transport = createTransport({
  ...transportOptions,
  onUnauthorized: () => unauthorized(i18n.t('sessionExpired')),
});
