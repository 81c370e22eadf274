import {
  createTransport,
  headerAndBodyEncoding,
  queryEncoding,
  refuseUnusableData,
  type TransportOptions,
} from '@openmall/sdk';
import { language } from '../../shared/i18n/language.ts';
import { session } from '../../shared/session/session.ts';
import { isTokenInQuery } from '../../shared/session/token-placement.ts';
import { fetchOrTakeEarly } from './take-early-response.ts';

/** Options of every transport of the store: same origin, this visit's language, the session's token. */
export const transportOptions = {
  baseUrl: '',
  getToken: () => session.get().token,
  getLang: () => language,
  encoding: isTokenInQuery ? queryEncoding : headerAndBodyEncoding,
  validate: refuseUnusableData,
} satisfies TransportOptions;

/** Ignores an expired session: for the first requests, which are sent before the store is loaded. */
export const quietTransport = createTransport({ ...transportOptions, fetch: fetchOrTakeEarly });
