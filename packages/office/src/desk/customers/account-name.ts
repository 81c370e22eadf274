import { t } from '../../shared/i18n/i18n.ts';

const CLOSED = 'closed:';
const SHOWN_DIGITS = 8;

/** The name of an account. That of a closed one is a long hash, of which the beginning tells accounts apart. */
export const accountName = (username: string): string =>
  username.startsWith(CLOSED)
    ? `${t('customers.closed')} · ${username.slice(CLOSED.length, CLOSED.length + SHOWN_DIGITS)}`
    : username;
