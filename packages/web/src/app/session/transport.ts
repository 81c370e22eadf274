import { createTransport } from '@openmall/sdk';
import { i18n } from '../../shared/i18n/i18n.ts';
import { session } from '../../shared/session/session.ts';
import { transportOptions } from './quiet-transport.ts';
import { unauthorized } from './unauthorized.ts';

/** Sends the requests of the store. A 403 ends the session. */
export const transport = createTransport({
  ...transportOptions,
  onUnauthorized: () => {
    // A token that was lent to a chat window is refused elsewhere. The chat itself shows when it has ended.
    if (session.get().user) unauthorized(i18n.t('sessionExpired'));
  },
});
